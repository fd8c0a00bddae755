import { type Family, inSizes } from './series';

export const protection: Family = {
  code: 'PROTECTION',
  name: 'PROTECTION',
  hue: 'protection',
  subcategories: [
    {
      code: 'GANTS',
      name: 'Gants',
      series: [
        {
          prefix: 'GN',
          name: 'Gants nitrile non poudrés {}, boîte de 100',
          text: 'Gants d’examen en nitrile bleu, sans latex et non poudrés, {}.',
          picture: { shape: 'gants', tone: 'bleu' },
          sheets: 'FT',
          rows: inSizes(9.8, ['S', 'M', 'L', 'XL'], '100'),
        },
      ],
    },
  ],
};
