import type { Family } from './series';

export const chimie: Family = {
  code: 'CHIMIE',
  name: 'CHIMIE',
  hue: 'chimie',
  subcategories: [
    {
      code: 'SOLS',
      name: 'Sols',
      series: [
        {
          prefix: 'NS',
          name: 'Nettoyant sols neutre écolabel, {}',
          text: 'Détergent neutre pour tous les sols lavables, en {}. Sans rinçage aux doses recommandées, il convient au lavage manuel et à l’autolaveuse.',
          picture: { shape: 'bidon', tone: 'vert' },
          sheets: 'FT+FS',
          ecolabel: true,
          rows: [
            ['1L-E', 'flacon 1 L', 4.9, { variant: '1 L', picture: { shape: 'flacon' } }],
            ['5L-E', 'bidon 5 L', 15.8, { variant: '5 L', picture: { size: 1 } }],
          ],
        },
        {
          prefix: 'SV',
          name: 'Savon mains doux, {}',
          text: 'Savon liquide doux pour le lavage fréquent des mains, {}.',
          picture: { shape: 'savon', mark: 'main' },
          sheets: 'FT+FS',
          rows: [
            ['300', 'flacon pompe 300 ml', 2.95],
            ['500', 'flacon pompe 500 ml', 3.95],
          ],
        },
      ],
    },
  ],
};
