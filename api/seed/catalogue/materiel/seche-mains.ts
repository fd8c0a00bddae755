import type { Subcategory } from '../series';

export const secheMains: Subcategory = {
  code: 'SECHE-MAINS',
  name: 'Sèche-mains',
  series: [
    {
      prefix: 'SEM',
      name: 'Sèche-mains {}',
      text: 'Sèche-mains {} à détection automatique. Il convient aux sanitaires à passage régulier. Raccordement par un électricien.',
      picture: { shape: 'seche-mains' },
      sheets: 'FT',
      rows: [
        [
          'ABS',
          'horizontal ABS blanc 1 600 W',
          89,
          { variant: 'ABS blanc', picture: { tone: 'blanc', size: 0.9 } },
        ],
        ['INX', 'horizontal inox 1 000 W', 219, { variant: 'Inox', picture: { tone: 'gris', size: 0.9 } }],
        ['AIR', 'air pulsé vertical 1 800 W', 469, { variant: 'Air pulsé', picture: { tone: 'noir' } }],
      ],
    },
    {
      prefix: 'SCH',
      name: 'Sèche-cheveux mural {}',
      text: 'Sèche-cheveux mural {} pour hôtels, piscines et salles de sport. Arrêt automatique. Support verrouillé au mur.',
      picture: { shape: 'seche-cheveux', tone: 'rose' },
      sheets: 'FT',
      rows: [
        ['12', '1 200 W', 59.9, { picture: { tone: 'rose', size: 0.82 } }],
        ['18', '1 800 W avec prise rasoir', 79.9, { picture: { tone: 'kraft', size: 0.88 } }],
      ],
    },
  ],
};
