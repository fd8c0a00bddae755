import type { Subcategory } from '../series';

export const projecteurs: Subcategory = {
  code: 'PROJECTEURS',
  name: 'Projecteurs & sécurité',
  series: [
    {
      prefix: 'PRJ',
      name: 'Projecteur LED {}',
      text: 'Projecteur LED {} à corps aluminium, IP65. Étrier orientable. Pour façades, quais et parkings.',
      picture: { shape: 'projecteur' },
      sheets: 'FT',
      rows: [
        ['20', '20 W', 16.9],
        ['50', '50 W', 29.9],
        ['100', '100 W', 54.9],
        ['30D', '30 W à détecteur', 34.9, { picture: { tone: 'orange', size: 0.9 } }],
      ],
    },
    {
      prefix: 'BAES',
      name: 'Bloc de secours {}',
      text: 'Bloc autonome {} à autotest, pour baliser les issues. Autonomie d’une heure. Pictogrammes fournis, pose par un électricien.',
      picture: { shape: 'bloc-secours' },
      sheets: 'FT',
      rows: [
        ['45', '45 lumens', 49.9, { picture: { size: 0.92 } }],
        ['45E', '45 lumens étanche', 64.9, { picture: { tone: 'bleu' } }],
      ],
    },
    {
      prefix: 'LT',
      name: 'Lampe torche LED {}',
      text: 'Lampe torche {} en aluminium pour rondes et maintenance. Trois puissances. Résiste aux projections d’eau.',
      picture: { shape: 'lampe-torche' },
      rows: [
        ['300', '300 lumens à piles', 14.9, { picture: { size: 0.88 } }],
        ['800', '800 lumens rechargeable', 39.9, { picture: { tone: 'noir' } }],
        ['FRO', 'frontale 250 lumens', 19.9, { picture: { tone: 'rouge', size: 0.8 } }],
      ],
    },
  ],
};
