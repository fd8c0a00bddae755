import type { Family } from './series';

export const seaux: Family = {
  code: 'SEAUX',
  name: 'SEAUX & CHARIOTS',
  hue: 'seaux',
  subcategories: [
    {
      code: 'SEAUX-SEAUX',
      name: 'Seaux',
      series: [
        {
          prefix: 'SE',
          name: 'Seau rond {} gradué, anse métal',
          text: 'Seau en polypropylène de {}, gradué, avec bec verseur et anse métallique.',
          picture: { shape: 'seau' },
          rows: [
            ['006', '6 L', 4.9],
            ['010', '10 L', 6.9],
            ['015', '15 L', 9.4],
          ],
        },
      ],
    },
  ],
};
