import type { Subcategory } from '../series';

export const papierToilette: Subcategory = {
  code: 'PAPIER-TOILETTE',
  name: 'Papier toilette',
  series: [
    {
      prefix: 'PT',
      name: 'Papier toilette 2 plis écolabel, {}',
      text: 'Papier toilette en pure ouate de cellulose recyclée, deux plis, {}. Prédécoupé et doux, il convient aux distributeurs courants des sanitaires collectifs. Il se délite vite dans l’eau.',
      picture: { shape: 'papier-toilette' },
      sheets: 'FT',
      ecolabel: true,
      rows: [
        [
          '200-E',
          '200 feuilles, lot de 12',
          8.9,
          { variant: '200 feuilles, lot de 12', picture: { count: 3 } },
        ],
        ['400-E', 'lot de 6', 14.95, { variant: '400 feuilles, lot de 6', picture: { count: 6 } }],
      ],
    },
    {
      prefix: 'PTC',
      name: 'Papier toilette confort {}',
      text: 'Papier toilette gaufré {} pour hôtels et bureaux. Ouate blanche certifiée, prédécoupée. Livré en paquets sous film recyclable.',
      picture: { shape: 'papier-toilette' },
      ecolabel: true,
      rows: [
        [
          '3P72',
          '3 plis, carton de 72 rouleaux',
          36.9,
          { variant: '3 plis', picture: { count: 6, tone: 'gris' } },
        ],
        [
          '4P48',
          '4 plis, carton de 48 rouleaux',
          34.5,
          { variant: '4 plis', picture: { count: 3, tone: 'rose' } },
        ],
        [
          '3PH',
          '3 plis, rouleaux emballés un à un, carton de 24',
          21.8,
          { variant: '3 plis emballés', picture: { count: 1 } },
        ],
      ],
    },
    {
      prefix: 'PTJ',
      name: 'Papier toilette jumbo {}',
      text: 'Grand rouleau {} pour distributeur à clé. Moins de recharges et moins de vols dans les lieux très fréquentés. Ouate recyclée deux plis, mandrin de 60 mm.',
      picture: { shape: 'bobine', tone: 'blanc' },
      sheets: 'FT',
      ecolabel: true,
      rows: [
        ['180', 'mini 180 m, colis de 12', 23.9],
        ['350', 'maxi 350 m, colis de 6', 25.4],
        ['380', 'gaufré 380 m, colis de 6', 29.9, { picture: { count: 2 } }],
      ],
    },
    {
      prefix: 'PTF',
      name: 'Papier toilette plié, {}',
      text: 'Papier toilette plié, délivré feuille à feuille : chacun ne touche que la sienne. Deux plis, {}. Pour distributeurs à remplissage rapide.',
      picture: { shape: 'essuie-mains' },
      ecolabel: true,
      rows: [
        ['36', '36 paquets', 32.6, { picture: { size: 0.86 } }],
        ['40', '40 paquets extra doux', 38.4, { picture: { tone: 'blanc', size: 0.92 } }],
      ],
    },
  ],
};
