import type { Subcategory } from '../series';

export const gobelets: Subcategory = {
  code: 'GOBELETS',
  name: 'Gobelets',
  series: [
    {
      prefix: 'GO',
      name: 'Gobelet carton kraft {}, lot de 50',
      text: 'Gobelet en carton kraft de {} pour boissons chaudes et froides. Bord roulé et fond étanche. Contient une fine couche de plastique, comme l’indique le marquage.',
      picture: { shape: 'gobelet', tone: 'kraft' },
      rows: [
        ['10K', '10 cl', 2.9, { picture: { count: 1, size: 0.78 } }],
        ['20K', '20 cl', 4.1, { picture: { count: 3 } }],
        ['30K', '30 cl', 5.6, { picture: { count: 1, size: 0.92 } }],
        ['40K', '40 cl', 7.2, { picture: { count: 1 } }],
      ],
    },
    {
      prefix: 'GB',
      name: 'Gobelet carton blanc {}, lot de 50',
      text: 'Gobelet blanc de {} pour machines à café et fontaines. S’empile sans coller. À utiliser une fois.',
      picture: { shape: 'gobelet', tone: 'blanc' },
      rows: [
        ['10', '10 cl', 2.5, { picture: { count: 1, size: 0.78 } }],
        ['18', '18 cl', 3.4, { picture: { count: 3, size: 0.94 } }],
        ['25', '25 cl', 4.4, { picture: { count: 1, size: 0.94 } }],
      ],
    },
    {
      prefix: 'GR',
      name: 'Gobelet réutilisable {}',
      text: 'Gobelet réutilisable {} en polypropylène, lavable au lave-vaisselle. Pour événements et cafétérias avec consigne. Gradué à l’intérieur.',
      picture: { shape: 'gobelet' },
      rows: [
        ['25', '25 cl, lot de 25', 14.9, { picture: { tone: 'bleu', count: 1, size: 0.84 } }],
        ['30', '30 cl, lot de 25', 16.9, { picture: { tone: 'vert', count: 1, size: 0.92 } }],
        ['50', '50 cl, lot de 25', 21.9, { picture: { tone: 'rose', count: 1 } }],
      ],
    },
    {
      prefix: 'AG',
      name: 'Agitateurs bois {}',
      text: 'Agitateurs en bois de bouleau, {}. Sans écharde ni goût. Boîte distributrice.',
      picture: { shape: 'pailles', style: 'touillettes', tone: 'kraft' },
      rows: [
        ['11', '11 cm, boîte de 1 000', 4.9],
        ['14', '14 cm, boîte de 1 000', 5.8],
      ],
    },
    {
      prefix: 'PA',
      name: 'Pailles papier {}',
      text: 'Pailles {}, en papier à colle apte au contact alimentaire. Elles tiennent le temps d’une boisson. Sachet de 250.',
      picture: { shape: 'pailles' },
      rows: [
        ['W20', 'blanches 20 cm', 5.4, { picture: { tone: 'blanc' } }],
        ['R20', 'rayées rouges 20 cm', 5.9, { picture: { tone: 'rouge' } }],
        ['N14', 'noires cocktail 14 cm', 4.8, { picture: { tone: 'noir', size: 0.84 } }],
      ],
    },
  ],
};
