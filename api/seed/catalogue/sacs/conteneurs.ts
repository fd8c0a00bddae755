import { inColours, type Subcategory } from '../series';

export const conteneurs: Subcategory = {
  code: 'CONTENEURS',
  name: 'Conteneurs & poubelles',
  series: [
    {
      prefix: 'CR',
      name: 'Conteneur à roulettes {}',
      text: 'Conteneur de {} en polyéthylène haute densité, traité contre les rayons ultraviolets. Deux roues caoutchoutées et poignée large. Préhension frontale conforme à la norme EN 840.',
      picture: { shape: 'conteneur' },
      sheets: 'FT',
      rows: [
        [
          '120-G',
          '120 L, couvercle gris',
          52.9,
          { variant: '120 L gris', picture: { tone: 'gris', size: 0.84 } },
        ],
        [
          '120-J',
          '120 L, couvercle jaune',
          52.9,
          { variant: '120 L jaune', picture: { tone: 'jaune', size: 0.84 } },
        ],
        ['240-V', '240 L, couvercle vert', 68.9, { variant: '240 L vert', picture: { size: 0.94 } }],
        [
          '240-J',
          '240 L, couvercle jaune',
          68.9,
          { variant: '240 L jaune', picture: { tone: 'jaune', size: 0.94 } },
        ],
        [
          '240-B',
          '240 L, couvercle bleu',
          68.9,
          { variant: '240 L bleu', picture: { tone: 'bleu', size: 0.94 } },
        ],
        ['340-G', '340 L, couvercle gris', 94.5, { variant: '340 L gris', picture: { tone: 'gris' } }],
      ],
    },
    {
      prefix: 'PP',
      name: 'Poubelle à pédale {}',
      text: 'Poubelle à pédale de {}, ouverture sans contact des mains. Fermeture amortie et seau intérieur amovible. Convient aux sanitaires, aux cuisines et aux salles de soins.',
      picture: { shape: 'poubelle', style: 'pedale' },
      sheets: 'FT',
      rows: [
        ['005-I', '5 L inox', 24.9, { picture: { tone: 'blanc', size: 0.74 } }],
        ['012-I', '12 L inox', 36.9, { picture: { tone: 'blanc', size: 0.82 } }],
        ['030-G', '30 L gris clair', 34.5, { picture: { tone: 'gris', size: 0.92 } }],
        ['050-W', '50 L blanche', 58, { picture: { tone: 'blanc' } }],
        ['090-R', '90 L rouge', 79, { picture: { tone: 'rouge' } }],
      ],
    },
    {
      prefix: 'PB',
      name: 'Poubelle à couvercle basculant {}',
      text: 'Poubelle de {} en polypropylène à couvercle basculant. Le couvercle cache le sac et se retire d’une main. Nettoyage à l’éponge.',
      picture: { shape: 'poubelle' },
      rows: inColours(
        [
          ['25', '25 L', 15.9, { picture: { size: 0.86 } }],
          ['50', '50 L', 24.5],
        ],
        ['gris', 'noir'],
        'f',
      ),
    },
  ],
};
