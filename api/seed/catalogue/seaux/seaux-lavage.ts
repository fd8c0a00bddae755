import { inColours, type Subcategory } from '../series';

export const seauxLavage: Subcategory = {
  code: 'SEAUX-LAVAGE',
  name: 'Seaux',
  series: [
    {
      prefix: 'SE',
      name: 'Seau rond {} gradué, anse métal',
      text: 'Seau en polypropylène de {}, gradué, avec bec verseur. L’anse métallique porte une poignée large. Résiste à l’eau chaude et aux détergents courants.',
      picture: { shape: 'seau' },
      rows: [
        ['006', '6 L', 4.9],
        ['010', '10 L', 6.9],
        ['015', '15 L', 9.4],
        ['017', '17 L', 11.2],
      ],
    },
    {
      prefix: 'SEC',
      name: 'Seau {} code couleur',
      text: 'Seau {} pour appliquer le code couleur : rouge et jaune pour les sanitaires, bleu et vert pour les autres surfaces. Anse plastique, fond à poignée pour vider. S’empile une fois vide.',
      picture: { shape: 'seau', size: 0.86 },
      rows: inColours([['06', '6 L', 5.6]], ['bleu', 'rouge', 'jaune', 'vert']),
    },
    {
      prefix: 'SEO',
      name: 'Seau ovale 12 L {} pour balai espagnol',
      text: 'Seau ovale de 12 litres {}, avec panier essoreur. Pour balai espagnol et frange à fils. Anse à poignée souple.',
      picture: { shape: 'seau' },
      rows: inColours([['12', '', 7.8]], ['bleu', 'gris', 'rouge']),
    },
    {
      prefix: 'SEA',
      name: 'Seau alimentaire inox {}',
      text: 'Seau en inox de {} pour cuisines et laboratoires. Fond cerclé, anse pivotante. Passe au lave-vaisselle.',
      picture: { shape: 'seau', tone: 'gris' },
      rows: [
        ['10', '10 L', 34.9],
        ['12', '12 L', 39.5],
        ['15', '15 L', 46.9],
      ],
    },
    {
      prefix: 'SEV',
      name: 'Seau rectangulaire laveur de vitres {}',
      text: 'Seau long de {} où entre un mouilleur de 45 cm. Couvercle en option. Bords renforcés et graduations.',
      picture: { shape: 'presse' },
      rows: [
        ['12', '12 L', 18.9],
        ['22', '22 L', 27.5],
      ],
    },
  ],
};
