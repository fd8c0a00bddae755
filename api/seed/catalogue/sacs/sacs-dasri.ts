import type { Subcategory } from '../series';

export const sacsDasri: Subcategory = {
  code: 'SACS-DASRI',
  name: 'Sacs dasri',
  series: [
    {
      prefix: 'DA',
      name: 'Sac Dasri {} jaune, norme NF X30-501',
      text: 'Sac jaune de {} pour déchets d’activités de soins à risques infectieux solides ou mous, conforme à la norme NF X30-501. Marquage de danger biologique et trait de remplissage. Ne convient pas aux objets piquants ou coupants.',
      picture: { shape: 'rouleau-sacs', tone: 'jaune' },
      sheets: 'FT',
      rows: [
        ['015-J', '15 L', 11.9, { picture: { size: 0.76 } }],
        ['030-J', '30 L', 16.4, { picture: { size: 0.84 } }],
        ['050-J50', '50 L', 22.75, { picture: { count: 2, size: 0.92 } }],
        ['110-J', '110 L', 39.8, { picture: { count: 3 } }],
      ],
    },
    {
      prefix: 'DC',
      name: 'Carton Dasri avec sac {}',
      text: 'Emballage combiné de {}, conforme à la norme NF X30-507 : caisse en carton et sac intérieur en polyéthylène. Poignées découpées et fermeture définitive. Pour déchets de soins solides et mous.',
      picture: { shape: 'carton', tone: 'jaune', mark: 'croix' },
      sheets: 'FT',
      rows: [
        ['12', '12 L, lot de 10', 28.9],
        ['25', '25 L, lot de 10', 36.5],
        ['50', '50 L, lot de 10', 47.2],
      ],
    },
    {
      prefix: 'DF',
      name: 'Fût Dasri rigide {} à fermeture définitive',
      text: 'Fût jaune en polypropylène de {}, conforme à la norme NF EN ISO 23907-1. Fermeture provisoire puis définitive. Pour déchets piquants, coupants ou tranchants.',
      picture: { shape: 'pastilles', tone: 'jaune', mark: 'croix' },
      sheets: 'FT',
      rows: [
        ['02', '2 L', 3.2],
        ['06', '6 L', 5.4],
        ['30', '30 L', 13.9],
      ],
    },
  ],
};
