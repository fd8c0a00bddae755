import { type Family, inColours } from './series';

export const petitMateriel: Family = {
  code: 'PETIT',
  name: 'PETIT MATERIEL',
  hue: 'petit',
  subcategories: [
    {
      code: 'LAVETTES',
      name: 'Lavettes & éponges',
      series: [
        {
          prefix: 'LM',
          name: 'Lavette microfibre 40 × 40 cm {}, lot de 5',
          text: 'Lavette microfibre tricotée {}, bords surjetés.',
          picture: { shape: 'lavettes' },
          rows: inColours([['40', '', 6.2]], ['bleu', 'rouge', 'jaune', 'vert'], 'f'),
        },
      ],
    },
  ],
};
