import { inSizes, type Subcategory } from '../series';

export const combinaisonsGilets: Subcategory = {
  code: 'COMBINAISONS-GILETS',
  name: 'Combinaisons & gilets',
  series: [
    {
      prefix: 'CO',
      name: 'Combinaison jetable type 5/6 {}',
      text: 'Combinaison à capuche, {}, contre les poussières et les projections légères. Type 5 et 6, catégorie III. Fermeture à glissière sous rabat.',
      picture: { shape: 'combinaison', tone: 'blanc' },
      sheets: 'FT',
      rows: inSizes(4.9, ['M', 'L', 'XL', 'XXL']),
    },
    {
      prefix: 'GHV',
      name: 'Gilet haute visibilité {}',
      text: 'Gilet de signalisation {}, classe 2 selon la norme EN ISO 20471. Deux bandes réfléchissantes et fermeture auto-agrippante. Lavable vingt-cinq fois.',
      picture: { shape: 'gilet' },
      sheets: 'FT',
      rows: [
        ['J-L', 'jaune taille L', 3.9, { picture: { tone: 'jaune', size: 0.92 } }],
        ['J-XL', 'jaune taille XL', 3.9, { picture: { tone: 'jaune' } }],
        ['O-L', 'orange taille L', 3.9, { picture: { tone: 'orange', size: 0.92 } }],
        ['O-XL', 'orange taille XL', 3.9, { picture: { tone: 'orange' } }],
      ],
    },
  ],
};
