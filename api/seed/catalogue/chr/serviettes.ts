import type { Subcategory } from '../series';

export const serviettes: Subcategory = {
  code: 'SERVIETTES',
  name: 'Serviettes',
  series: [
    {
      prefix: 'SC',
      name: 'Serviette ouate 2 plis {}, lot de 100',
      text: 'Serviette en ouate {}, deux plis gaufrés sur les bords. Encres à l’eau. Pour brasserie, cantine et buffet.',
      picture: { shape: 'serviettes' },
      ecolabel: true,
      rows: [
        ['20W', '20 × 20 cm blanche', 1.6, { picture: { tone: 'blanc', size: 0.78 } }],
        ['30W', '30 × 30 cm blanche', 2.4, { picture: { tone: 'blanc', size: 0.9 } }],
        ['40W', '40 × 40 cm blanche', 3.9, { picture: { tone: 'blanc' } }],
        ['40R', '40 × 40 cm bordeaux', 4.6, { picture: { tone: 'rouge' } }],
        ['40V', '40 × 40 cm anis', 4.6, { picture: { tone: 'vert' } }],
        ['40N', '40 × 40 cm noire', 4.8, { picture: { tone: 'noir' } }],
      ],
    },
    {
      prefix: 'SI',
      name: 'Serviette intissée 40 × 40 cm {}, lot de 50',
      text: 'Serviette {} au toucher textile, pour tables dressées. Tient le pliage en éventail. Opaque et absorbante.',
      picture: { shape: 'serviettes', style: 'eventail' },
      rows: [
        ['W', 'blanche', 5.9, { picture: { tone: 'blanc' } }],
        ['T', 'taupe', 6.4, { picture: { tone: 'marron' } }],
        ['B', 'bleu nuit', 6.4, { picture: { tone: 'bleu' } }],
      ],
    },
    {
      prefix: 'NP',
      name: 'Nappe en rouleau {}',
      text: 'Nappe en rouleau {}, à couper à la longueur de la table. Papier damassé. Pour banquets et restauration du midi.',
      picture: { shape: 'nappe' },
      rows: [
        ['W50', 'papier blanc 1,20 × 50 m', 16.9, { picture: { tone: 'blanc' } }],
        ['K50', 'papier kraft 1,20 × 50 m', 18.9, { picture: { tone: 'kraft' } }],
        ['R25', 'intissé bordeaux 1,20 × 25 m', 29.9, { picture: { tone: 'rouge' } }],
      ],
    },
    {
      prefix: 'SD',
      name: 'Set de table papier {}, lot de 500',
      text: 'Set de table {} de 30 × 40 cm, bords dentelés. Papier certifié. Protège la table entre deux services.',
      picture: { shape: 'essuie-mains' },
      ecolabel: true,
      rows: [
        ['W', 'blanc', 11.9, { picture: { tone: 'blanc' } }],
        ['K', 'kraft', 13.9, { picture: { tone: 'kraft' } }],
      ],
    },
  ],
};
