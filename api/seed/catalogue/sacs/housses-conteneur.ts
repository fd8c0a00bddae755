import type { Subcategory } from '../series';

export const houssesConteneur: Subcategory = {
  code: 'HOUSSES-CONTENEUR',
  name: 'Housses conteneur',
  series: [
    {
      prefix: 'HC',
      name: 'Housse conteneur {}',
      text: 'Housse de {} en polyéthylène recyclé, à poser sur le bord du conteneur. Elle protège les parois et réduit le lavage. Liens de fermeture fournis dans le carton.',
      picture: { shape: 'sac' },
      sheets: 'FT',
      rows: [
        [
          '120-N35',
          '120 L noire 35 µ',
          16.9,
          { variant: '120 L noire', picture: { tone: 'noir', size: 0.8 } },
        ],
        [
          '240-N45',
          '240 L noire 45 µ',
          24.8,
          { variant: '240 L noire', picture: { tone: 'noir', size: 0.9 } },
        ],
        [
          '340-T50',
          '340 L transparente',
          31.9,
          { variant: '340 L transparente', picture: { tone: 'blanc', size: 0.95 } },
        ],
        [
          '340-N50',
          '340 L noire 50 µ',
          30.6,
          { variant: '340 L noire', picture: { tone: 'noir', size: 0.96 } },
        ],
        ['660-N60', '660 L noire 60 µ', 46.5, { variant: '660 L noire', picture: { tone: 'noir' } }],
      ],
    },
    {
      prefix: 'HT',
      name: 'Housse transparente pour conteneur {}',
      text: 'Housse translucide de {} qui laisse voir le contenu au moment de la collecte. Polyéthylène recyclé de 40 microns, fond soudé. Convient au tri en pied d’immeuble et en atelier.',
      picture: { shape: 'sac', tone: 'blanc' },
      rows: [
        ['120', '120 L', 17.8],
        ['240', '240 L', 25.9],
        ['660', '660 L', 48.2],
      ],
    },
    {
      prefix: 'HB',
      name: 'Housse conteneur biodéchets {}, compostable',
      text: 'Housse compostable de {} pour conteneur à biodéchets, conforme à la norme EN 13432. À changer à chaque collecte. À conserver au frais et au sec, à l’abri de la lumière.',
      picture: { shape: 'sac', tone: 'vert' },
      sheets: 'FT',
      rows: [
        ['120', '120 L', 38.4],
        ['240', '240 L', 54.9],
      ],
    },
  ],
};
