import { inColours, type Subcategory } from '../series';

export const presses: Subcategory = {
  code: 'PRESSES',
  name: 'Presses',
  series: [
    {
      prefix: 'PRM',
      name: 'Presse à mâchoires {}',
      text: 'Presse à mâchoires {} pour franges jusqu’à 400 g. Levier haut : le dos reste droit. Ressort et axe en inox.',
      picture: { shape: 'presse' },
      sheets: 'FT',
      rows: inColours([['M', '', 42.9]], ['bleu', 'rouge', 'gris'], 'f'),
    },
    {
      prefix: 'PRP',
      name: 'Presse à plat {}',
      text: 'Presse {} pour bandeaux à languettes ou à poches. Essorage régulier sur toute la longueur. Se pose sur seaux de 15 à 25 litres.',
      picture: { shape: 'presse', tone: 'vert' },
      sheets: 'FT',
      rows: [
        ['40', 'pour bandeau 40 cm', 58.5],
        ['50', 'pour bandeau 50 cm', 64.9],
      ],
    },
    {
      prefix: 'PRE',
      name: 'Panier essoreur {}',
      text: 'Panier essoreur {} qui se clipse sur le bord du seau. Pour franges à fils et balais espagnols. Polypropylène résistant.',
      picture: { shape: 'presse', tone: 'jaune', size: 0.82 },
      rows: [
        ['OV', 'ovale', 6.4, { picture: { tone: 'jaune', size: 0.78 } }],
        ['RO', 'rond', 5.9, { picture: { tone: 'orange', size: 0.78 } }],
      ],
    },
  ],
};
