import { inColours, type Subcategory } from '../series';

export const manchesPerches: Subcategory = {
  code: 'MANCHES-PERCHES',
  name: 'Manches & perches',
  series: [
    {
      prefix: 'MA',
      name: 'Manche {}',
      text: 'Manche {} pour balais et raclettes. Poignée avec trou de suspension. Supporte les produits courants.',
      picture: { shape: 'manche' },
      rows: [
        ['B140', 'bois 1,40 m, 24 mm', 2.9, { picture: { tone: 'kraft' } }],
        ['A140', 'aluminium 1,40 m', 7.9, { picture: { tone: 'gris' } }],
        ['A150', 'aluminium 1,50 m à vis', 8.9, { picture: { tone: 'blanc' } }],
        ['F150', 'fibre de verre 1,50 m', 14.5, { picture: { tone: 'bleu' } }],
      ],
    },
    {
      prefix: 'MAC',
      name: 'Manche alimentaire 1,50 m {}',
      text: 'Manche en polypropylène armé {} pour zones alimentaires. Filetage italien. Se désinfecte avec le reste du matériel.',
      picture: { shape: 'manche' },
      rows: inColours([['150', '', 12.9]], ['rouge', 'bleu', 'jaune', 'vert']),
    },
    {
      prefix: 'PE',
      name: 'Perche télescopique {}',
      text: 'Perche télescopique en aluminium {}. Blocage par bague et cône à vis compris. Pour raclettes, mouilleurs et têtes de loup.',
      picture: { shape: 'manche', style: 'telescopique' },
      sheets: 'FT',
      rows: [
        ['2X125', '2 × 1,25 m', 24.9],
        ['2X200', '2 × 2 m', 36.9],
        ['3X200', '3 × 2 m', 59.5],
        ['3X300', '3 × 3 m', 89],
      ],
    },
  ],
};
