import type { Subcategory } from '../series';

export const tubes: Subcategory = {
  code: 'TUBES',
  name: 'Tubes',
  series: [
    {
      prefix: 'T8',
      name: 'Tube LED T8 {}',
      text: 'Tube LED T8 {}, livré avec starter de remplacement. Économie d’environ la moitié par rapport à un tube fluorescent. Convient aux ballasts ferromagnétiques.',
      picture: { shape: 'tube' },
      sheets: 'FT',
      rows: [
        ['60', '60 cm 9 W', 5.9, { picture: { count: 1, size: 0.78 } }],
        ['120', '120 cm 18 W', 7.9, { picture: { count: 1, size: 0.9 } }],
        ['150', '150 cm 22 W', 9.9, { picture: { count: 1 } }],
        ['120L', '120 cm 18 W, lot de 10', 69.9, { picture: { count: 2 } }],
      ],
    },
    {
      prefix: 'T5',
      name: 'Tube LED T5 {}',
      text: 'Tube LED T5 {} pour ballast électronique. Verre antibris. Vérifier la liste des ballasts compatibles.',
      picture: { shape: 'tube', tone: 'bleu' },
      sheets: 'FT',
      rows: [
        ['55', '55 cm 8 W', 9.4, { picture: { tone: 'bleu', count: 1, size: 0.8 } }],
        ['115', '115 cm 16 W', 12.9, { picture: { tone: 'bleu', count: 1, size: 0.9 } }],
        ['145', '145 cm 26 W', 15.9, { picture: { tone: 'bleu', count: 1 } }],
      ],
    },
    {
      prefix: 'STR',
      name: 'Starter pour tube {}',
      text: 'Starter {} pour appareils à ballast ferromagnétique. Se remplace d’un quart de tour. Couper le courant avant l’échange.',
      picture: { shape: 'pile', count: 1 },
      rows: [
        ['22', '4 à 22 W, lot de 25', 8.9, { picture: { count: 1, tone: 'blanc', size: 0.78 } }],
        ['65', '4 à 65 W, lot de 25', 9.4, { picture: { count: 1, tone: 'gris', size: 0.78 } }],
      ],
    },
  ],
};
