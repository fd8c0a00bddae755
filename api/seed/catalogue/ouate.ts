import type { Family } from './series';

export const ouate: Family = {
  code: 'OUATE',
  name: 'OUATE & PAPIER',
  hue: 'ouate',
  subcategories: [
    {
      code: 'PAPIER-TOILETTE',
      name: 'Papier toilette',
      series: [
        {
          prefix: 'PT',
          name: 'Papier toilette 2 plis écolabel, {}',
          text: 'Papier toilette en pure ouate de cellulose recyclée, deux plis, {}. Prédécoupé, il convient aux distributeurs courants des sanitaires collectifs.',
          picture: { shape: 'papier-toilette' },
          sheets: 'FT',
          ecolabel: true,
          rows: [
            ['200-E', 'lot de 12 petits rouleaux', 8.9, { variant: '200 formats', picture: { count: 3 } }],
            ['400-E', 'lot de 6', 14.95, { variant: '400 formats', picture: { count: 6 } }],
          ],
        },
      ],
    },
  ],
};
