import type { Subcategory } from '../series';

export const monobrosses: Subcategory = {
  code: 'MONOBROSSES',
  name: 'Monobrosses',
  series: [
    {
      prefix: 'MBR',
      name: 'Monobrosse {}',
      text: 'Monobrosse {} pour décapage, spray et lustrage. Carter en aluminium, transmission silencieuse et double sécurité de démarrage. Livrée sans réservoir ni plateau.',
      picture: { shape: 'monobrosse' },
      sheets: 'FT',
      rows: [
        ['330', '330 mm, 175 tr/min', 649],
        ['430', '430 mm, 175 tr/min', 789],
        ['430D', '430 mm, deux vitesses', 1090, { picture: { tone: 'bleu' } }],
        ['430H', '430 mm, haute vitesse 450 tr/min', 990, { picture: { tone: 'orange' } }],
      ],
    },
    {
      prefix: 'MBA',
      name: 'Réservoir monobrosse {}',
      text: 'Réservoir {} à fixer sur le manche. La tirette dose l’eau et le produit. Convient aux monobrosses à manche rond.',
      picture: { shape: 'bidon', mark: 'carreau' },
      rows: [
        ['10', '10 L', 74.5, { picture: { tone: 'blanc', size: 0.9 } }],
        ['12', '12 L', 84.9, { picture: { tone: 'gris' } }],
      ],
    },
  ],
};
