import type { Subcategory } from '../series';

export const essuieMains: Subcategory = {
  code: 'ESSUIE-MAINS',
  name: 'Essuie-mains',
  series: [
    {
      prefix: 'EM',
      name: 'Essuie-mains {}',
      text: 'Essuie-mains {} en ouate de cellulose, résistant à l’eau. Une feuille suffit pour sécher deux mains. Convient aux distributeurs muraux courants.',
      picture: { shape: 'essuie-mains' },
      sheets: 'FT',
      ecolabel: true,
      rows: [
        ['VP-E', 'pliés en V écolabel, carton', 28.9, { variant: 'Pliés en V' }],
        [
          'ZP-E',
          'pliés en Z 2 plis, carton de 3 000',
          33.5,
          { variant: 'Pliés en Z', picture: { tone: 'blanc', count: 2 } },
        ],
        [
          'WP-E',
          'pliés en W enchevêtrés, carton de 2 400',
          39.8,
          { variant: 'Pliés en W', picture: { tone: 'bleu' } },
        ],
        [
          'CP-E',
          'pliés en C verts, carton de 2 880',
          26.4,
          { variant: 'Pliés en C', picture: { tone: 'vert', count: 2 } },
        ],
      ],
    },
    {
      prefix: 'ER',
      name: 'Essuie-mains en rouleau {}',
      text: 'Essuie-mains en rouleau {} pour distributeur à coupe automatique. La longueur délivrée est toujours la même, ce qui limite le gaspillage. Ouate blanche collée, deux plis.',
      picture: { shape: 'bobine' },
      ecolabel: true,
      rows: [
        ['100', '100 m, colis de 6', 27.9, { picture: { tone: 'blanc', size: 0.8 } }],
        ['150', '150 m, colis de 6', 36.9, { picture: { tone: 'blanc', size: 0.92, count: 2 } }],
        ['150B', '150 m bleu, colis de 6', 38.9, { picture: { tone: 'bleu', size: 0.92 } }],
      ],
    },
    {
      prefix: 'EC',
      name: 'Essuie-mains coton en rouleau, {}',
      text: 'Essuie-mains en coton lavable, {}, pour appareil à recyclage. Bord renforcé. Lavage à 85 °C.',
      picture: { shape: 'bobine', tone: 'gris', size: 0.88 },
      separate: true,
      rows: [['35', '35 m', 46.5]],
    },
  ],
};
