import type { Subcategory } from '../series';

export const chariotsLavage: Subcategory = {
  code: 'CHARIOTS-LAVAGE',
  name: 'Chariots de lavage',
  series: [
    {
      prefix: 'SP-2X15',
      name: 'Seau double 2 × 15 L sur roues avec presse',
      text: 'Deux seaux de 15 litres sur châssis à roulettes : l’eau propre reste propre. Presse à mâchoires à levier. Poignée de poussée rabattable.',
      picture: { shape: 'seau-presse' },
      sheets: 'FT',
      rows: [['', '', 119]],
    },
    {
      prefix: 'CL',
      name: 'Chariot de lavage {}',
      text: 'Chariot de lavage {}, châssis plastique monobloc. Presse à mâchoires pour franges à languettes. Roulettes pivotantes de 80 mm, anses sur chaque seau.',
      picture: { shape: 'chariot-lavage' },
      sheets: 'FT',
      rows: [
        [
          '125',
          'un seau 25 L et presse',
          84.9,
          { variant: '1 × 25 L', picture: { shape: 'seau-presse', tone: 'rouge' } },
        ],
        ['2X15', 'deux seaux 15 L et presse', 112.5, { variant: '2 × 15 L', picture: { size: 0.88 } }],
        ['2X25', 'deux seaux 25 L et presse', 138, { variant: '2 × 25 L' }],
        ['2X25C', 'chromé, deux seaux 25 L', 189, { variant: 'Chromé 2 × 25 L', picture: { tone: 'gris' } }],
      ],
    },
    {
      prefix: 'CLP',
      name: 'Seau de lavage à plat {} avec essoreur',
      text: 'Ensemble {} pour balai plat : seau à deux compartiments et essoreur à rouleaux. Monté sur roulettes. Pour petites surfaces et bureaux.',
      picture: { shape: 'seau-presse', tone: 'vert' },
      rows: [
        ['12', '12 L', 49.9],
        ['20', '20 L', 72.5],
      ],
    },
  ],
};
