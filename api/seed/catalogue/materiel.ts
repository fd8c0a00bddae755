import type { Family } from './series';

export const materiel: Family = {
  code: 'MATERIEL',
  name: 'MATERIEL',
  hue: 'materiel',
  subcategories: [
    {
      code: 'ASPIRATEURS',
      name: 'Aspirateurs',
      series: [
        {
          prefix: 'AS',
          name: 'Aspirateur poussière {}',
          text: 'Aspirateur poussière professionnel {}, sur roulettes.',
          picture: { shape: 'aspirateur' },
          sheets: 'FT',
          rows: [
            ['10', '10 L', 169],
            ['15', '15 L', 219],
          ],
        },
      ],
    },
  ],
};
