import type { Subcategory } from '../series';

export const emballage: Subcategory = {
  code: 'EMBALLAGE',
  name: 'Emballage alimentaire',
  series: [
    {
      prefix: 'BQ',
      name: 'Barquette {}',
      text: 'Barquette {} pour plats cuisinés et vente à emporter. Parois rigides, bord pour operculage ou couvercle. Usage au four ou au micro-ondes selon la matière.',
      picture: { shape: 'barquette' },
      rows: [
        ['K50', 'kraft 500 ml, lot de 50', 7.9, { picture: { tone: 'kraft', size: 0.84 } }],
        ['K75', 'kraft 750 ml, lot de 50', 9.4, { picture: { tone: 'kraft', size: 0.92 } }],
        ['A85', 'aluminium 850 ml, lot de 100', 12.9, { picture: { tone: 'gris' } }],
        ['P75', 'pulpe à couvercle, lot de 50', 13.9, { picture: { style: 'couvercle', tone: 'kraft' } }],
      ],
    },
    {
      prefix: 'BX',
      name: 'Boîte carton {}, lot de 50',
      text: 'Boîte {} en carton kraft, montée d’un geste. Aération contre la buée. Pour service au comptoir et livraison.',
      picture: { shape: 'boite', tone: 'kraft' },
      rows: [
        ['BUR', 'burger 12 cm', 9.9, { picture: { size: 0.86 } }],
        ['REP', 'repas à deux compartiments', 17.9],
      ],
    },
    {
      prefix: 'SK',
      name: 'Sac kraft {}',
      text: 'Sac en papier kraft {}, fond plat. Solide et recyclable. Pour vente à emporter et boutiques.',
      picture: { shape: 'sac-kraft', tone: 'kraft', mark: 'assiette' },
      rows: [
        ['20', 'poignées plates 20 × 28 cm, lot de 50', 7.9, { picture: { size: 0.82 } }],
        ['26', 'poignées plates 26 × 32 cm, lot de 50', 9.9, { picture: { size: 0.9 } }],
        ['32', 'poignées torsadées 32 × 41 cm, lot de 50', 17.9],
        [
          '26W',
          'poignées plates blanc 26 × 32 cm, lot de 50',
          10.4,
          { picture: { tone: 'blanc', size: 0.9 } },
        ],
      ],
    },
    {
      prefix: 'FA',
      name: 'Film {}',
      text: 'Rouleau {} en boîte distributrice à scie. Apte au contact alimentaire dans les conditions de l’étiquette. Coupe nette sur toute la largeur.',
      picture: { shape: 'film' },
      rows: [
        ['E30', 'étirable 30 cm × 300 m', 8.9, { picture: { size: 0.86 } }],
        ['E45', 'étirable 45 cm × 300 m', 12.4],
        ['A30', 'aluminium 30 cm × 200 m', 15.9, { picture: { tone: 'gris', size: 0.86 } }],
        ['A45', 'aluminium 45 cm × 200 m', 22.9, { picture: { tone: 'gris' } }],
        ['C40', 'papier cuisson 40 cm × 50 m', 9.8, { picture: { tone: 'kraft' } }],
      ],
    },
  ],
};
