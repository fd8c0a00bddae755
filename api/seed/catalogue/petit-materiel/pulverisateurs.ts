import { inColours, type Subcategory } from '../series';

export const pulverisateurs: Subcategory = {
  code: 'PULVERISATEURS',
  name: 'Pulvérisateurs',
  series: [
    {
      prefix: 'PV',
      name: 'Pulvérisateur à pression {}',
      text: 'Pulvérisateur à pression préalable {}, joints résistants. Soupape de sécurité et jet réglable. Rincer après chaque produit.',
      picture: { shape: 'pulverisateur' },
      sheets: 'FT',
      rows: [
        ['15', '1,5 L', 14.9, { picture: { size: 0.76 } }],
        ['50', '5 L à lance', 32.9, { picture: { size: 0.9 } }],
        ['80', '8 L à lance', 44.5, { picture: { size: 1 } }],
        ['50A', '5 L joints acides', 48.9, { picture: { tone: 'rouge', size: 0.9 } }],
        ['50M', '5 L mousseur', 62, { picture: { tone: 'bleu', size: 0.9 } }],
      ],
    },
    {
      prefix: 'FV',
      name: 'Flacon vide pulvérisateur {}',
      text: 'Flacon vide {} gradué, à remplir de produit dilué. L’étiquette du produit et la date se collent sur le côté plat. Tête de couleur pour le code des zones.',
      picture: { shape: 'spray' },
      rows: inColours([['750', '750 ml tête', 2.3]], ['bleu', 'rouge', 'jaune', 'vert'], 'f'),
    },
    {
      prefix: 'PD',
      name: 'Pompe doseuse pour bidon {}',
      text: 'Pompe {} à visser sur bidon, dose fixe par pression. Elle évite le surdosage et les éclaboussures. Tube à recouper selon la hauteur.',
      picture: { shape: 'savon' },
      rows: [
        ['5L', '5 L, 20 ml', 5.9, { picture: { tone: 'blanc', size: 0.9 } }],
        ['20L', '20 L, 30 ml', 8.4, { picture: { tone: 'gris' } }],
      ],
    },
  ],
};
