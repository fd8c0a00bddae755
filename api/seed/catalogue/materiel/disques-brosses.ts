import type { Subcategory } from '../series';

export const disquesBrosses: Subcategory = {
  code: 'DISQUES-BROSSES',
  name: 'Disques & brosses',
  series: [
    {
      prefix: 'DQ',
      name: 'Disque abrasif {}, lot de 5',
      text: 'Disque {} en fibres de polyester recyclé. Noir pour décaper, vert pour récurer, rouge pour entretenir, blanc pour lustrer. Lavable et réversible.',
      picture: { shape: 'disque' },
      rows: [
        ['406N', 'noir 406 mm', 24.9, { picture: { tone: 'noir', size: 0.92 } }],
        ['406V', 'vert 406 mm', 23.9, { picture: { tone: 'vert', size: 0.92 } }],
        ['406R', 'rouge 406 mm', 22.9, { picture: { tone: 'rouge', size: 0.92 } }],
        ['406W', 'blanc 406 mm', 22.9, { picture: { tone: 'blanc', size: 0.92 } }],
        ['432N', 'noir 432 mm', 26.9, { picture: { tone: 'noir' } }],
        ['432V', 'vert 432 mm', 25.9, { picture: { tone: 'vert' } }],
        ['432R', 'rouge 432 mm', 24.9, { picture: { tone: 'rouge' } }],
        ['432W', 'blanc 432 mm', 24.9, { picture: { tone: 'blanc' } }],
      ],
    },
    {
      prefix: 'DM',
      name: 'Disque mélamine {}, lot de 5',
      text: 'Disque en mélamine {} pour grès cérame et sols structurés. S’emploie à l’eau claire ou avec un détergent neutre. S’use en nettoyant : prévoir d’avance.',
      picture: { shape: 'disque', tone: 'gris' },
      rows: [
        ['406', '406 mm', 58.9],
        ['432', '432 mm', 64.9],
      ],
    },
    {
      prefix: 'BRM',
      name: 'Brosse monobrosse {}',
      text: 'Brosse {} pour monobrosse ou autolaveuse, fixation à trois ergots. Diamètre 430 mm. À suspendre après usage pour garder les fibres droites.',
      picture: { shape: 'disque', count: 1 },
      rows: [
        ['NYL', 'nylon de lavage', 119, { picture: { tone: 'bleu', count: 1 } }],
        ['ABR', 'abrasive de décapage', 149, { picture: { tone: 'rouge', count: 1 } }],
        ['MOQ', 'shampooing moquette', 129, { picture: { tone: 'violet', count: 1 } }],
      ],
    },
    {
      prefix: 'PLT',
      name: 'Plateau porte-disque {}',
      text: 'Plateau {} à picots qui maintient le disque sans glisser. Centrage par écrou. Pour monobrosses courantes.',
      picture: { shape: 'disque', tone: 'jaune' },
      rows: [
        ['406', '406 mm', 69.5, { picture: { tone: 'jaune', count: 1, size: 0.92 } }],
        ['432', '432 mm', 76.9, { picture: { tone: 'jaune', count: 1 } }],
      ],
    },
  ],
};
