import type { Subcategory } from '../series';

export const supportsSacs: Subcategory = {
  code: 'SUPPORTS-SACS',
  name: 'Supports-sacs',
  series: [
    {
      prefix: 'SS',
      name: 'Support-sac sur roulettes {}',
      text: 'Support pour sacs de 110 à 130 litres, {}. Ceinture élastique qui tient le sac, ouverture par pédale. Tube d’acier peint et quatre roulettes pivotantes.',
      picture: { shape: 'support-sac' },
      sheets: 'FT',
      rows: [
        ['110-G', 'couvercle gris', 64.9, { picture: { tone: 'gris' } }],
        ['110-J', 'couvercle jaune', 64.9, { picture: { tone: 'jaune' } }],
        ['110-B', 'couvercle bleu', 64.9, { picture: { tone: 'bleu' } }],
        ['110-I', 'inox agroalimentaire', 139, { picture: { tone: 'blanc' } }],
      ],
    },
    {
      prefix: 'SM',
      name: 'Support-sac mural {}',
      text: 'Support mural {} à visser, pour sacs de 110 litres. Couvercle qui se referme de lui-même. Il libère le sol et facilite le lavage.',
      picture: { shape: 'support-sac', size: 0.86 },
      rows: [
        ['110-P', 'acier peint', 38.5, { picture: { tone: 'noir', size: 0.86 } }],
        ['110-Z', 'acier zingué', 44.9, { picture: { tone: 'gris', size: 0.86 } }],
      ],
    },
  ],
};
