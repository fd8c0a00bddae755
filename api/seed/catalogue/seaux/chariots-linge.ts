import { inColours, type Subcategory } from '../series';

export const chariotsLinge: Subcategory = {
  code: 'CHARIOTS-LINGE',
  name: 'Chariots à linge',
  series: [
    {
      prefix: 'CLI',
      name: 'Chariot à linge pliant {}',
      text: 'Chariot à linge pliant {}, tube d’acier chromé. Sac amovible et lavable. Se replie contre un mur.',
      picture: { shape: 'chariot-linge' },
      sheets: 'FT',
      rows: [
        ['150', '150 L sac bleu', 98.5, { picture: { tone: 'bleu', size: 0.9 } }],
        ['200', '200 L sac gris', 119, { picture: { tone: 'gris', size: 0.95 } }],
        ['300', '300 L sac vert', 149, { picture: { tone: 'vert' } }],
      ],
    },
    {
      prefix: 'CLR',
      name: 'Sac à linge de rechange {}',
      text: 'Sac en polyester enduit {} pour chariot à linge pliant. Lavable à 60 °C. Fermeture par boutons-pression.',
      picture: { shape: 'sac' },
      rows: inColours([['200', '200 L', 24.9]], ['bleu', 'rouge', 'blanc', 'vert']),
    },
  ],
};
