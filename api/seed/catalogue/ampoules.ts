import type { Family } from './series';

export const ampoules: Family = {
  code: 'AMPOULES',
  name: 'AMPOULES',
  hue: 'ampoules',
  subcategories: [
    {
      code: 'LED',
      name: 'Led',
      series: [
        {
          prefix: 'AM',
          name: 'Ampoule LED E27 {} blanc chaud',
          text: 'Ampoule LED de {}, culot E27.',
          picture: { shape: 'ampoule' },
          sheets: 'FT',
          rows: [
            ['LED5', '5 W', 2.65],
            ['LED9', '9 W', 3.55],
            ['LED12', '12 W', 4.8],
          ],
        },
      ],
    },
  ],
};
