import { inColours, type Subcategory } from '../series';

export const lavettesEponges: Subcategory = {
  code: 'LAVETTES-EPONGES',
  name: 'Lavettes & éponges',
  series: [
    {
      prefix: 'LM',
      name: 'Lavette microfibre 40 × 40 cm{}, lot de 5',
      text: 'Lavette microfibre tricotée de 40 × 40 cm{}. Elle dépoussière à sec et dégraisse humide, avec peu ou pas de produit. Lavable à 90 °C, sans assouplissant.',
      picture: { shape: 'lavettes' },
      sheets: 'FT',
      rows: [
        ['40', '', 6.2, { variant: 'Assortie' }],
        ['40-B', ' bleue', 6.2, { variant: 'Bleue', picture: { tone: 'bleu' } }],
        ['40-R', ' rouge', 6.2, { variant: 'Rouge', picture: { tone: 'rouge' } }],
        ['40-J', ' jaune', 6.2, { variant: 'Jaune', picture: { tone: 'jaune' } }],
        ['40-V', ' verte', 6.2, { variant: 'Verte', picture: { tone: 'vert' } }],
      ],
    },
    {
      prefix: 'LMV',
      name: 'Lavette microfibre vitres {}',
      text: 'Lavette à tissage lisse {} pour vitres, miroirs et inox. Sèche sans peluche ni trace. Lot de cinq.',
      picture: { shape: 'lavettes', size: 0.9 },
      rows: [
        ['40', '40 × 40 cm, lot de 5', 8.9, { picture: { tone: 'violet', size: 0.88 } }],
        ['50', '50 × 60 cm, lot de 5', 12.9, { picture: { tone: 'violet' } }],
      ],
    },
    {
      prefix: 'LN',
      name: 'Lavette non-tissée {}, lot de 25',
      text: 'Lavette légère {} en viscose, à jeter après le service. Trame ajourée qui se rince vite. Codes couleur pour séparer les zones.',
      picture: { shape: 'lavettes', size: 0.84 },
      rows: inColours([['25', '', 3.9, { picture: { size: 0.84 } }]], ['bleu', 'rose', 'jaune', 'vert'], 'f'),
    },
    {
      prefix: 'EP',
      name: 'Éponge végétale {}',
      text: 'Éponge {} à base de cellulose. Très absorbante, se garde humide après usage. Pour surfaces lisses et vaisselle.',
      picture: { shape: 'eponge', tone: 'jaune' },
      rows: [
        ['N2', 'n° 2 avec tampon vert, lot de 10', 6.9, { picture: { count: 2, size: 0.92 } }],
        ['N4', 'n° 4 avec tampon vert, lot de 10', 8.9, { picture: { count: 2 } }],
        ['N6', 'n° 6 avec tampon blanc, lot de 10', 10.8, { picture: { style: 'blanc', tone: 'bleu' } }],
        ['CAR', 'carrosserie', 3.6, { picture: { style: 'blanc', tone: 'orange' } }],
      ],
    },
    {
      prefix: 'EPM',
      name: 'Gomme magique {}',
      text: 'Mousse de mélamine {} qui efface traces noires, feutres et marques de semelles. S’emploie avec de l’eau seule. Ne pas frotter les surfaces brillantes.',
      picture: { shape: 'eponge', tone: 'blanc', style: 'blanc' },
      rows: [
        ['10', 'lot de 10', 5.4, { picture: { size: 0.86 } }],
        ['DUO', 'double face, lot de 10', 7.9, { picture: { tone: 'gris', style: 'blanc', count: 2 } }],
      ],
    },
    {
      prefix: 'TAM',
      name: 'Tampon à récurer {}',
      text: 'Tampon {} pour plonge et gros nettoyage. Il détache les graisses cuites. Ne pas utiliser sur les surfaces fragiles.',
      picture: { shape: 'eponge' },
      rows: [
        ['V10', 'abrasif vert, lot de 10', 3.4, { picture: { tone: 'vert' } }],
        ['INX', 'spirale inox 40 g, lot de 10', 6.8, { picture: { tone: 'gris', count: 2 } }],
      ],
    },
    {
      prefix: 'CHI',
      name: 'Chiffons d’essuyage {}',
      text: 'Chiffons {} de récupération triés et coupés, sans bouton ni fermeture. Pour ateliers, peintres et mécaniciens. Sac compressé.',
      picture: { shape: 'lavettes' },
      rows: [
        ['CO10', 'coton couleur, 10 kg', 24.9, { picture: { tone: 'orange' } }],
        ['BL10', 'coton blanc, 10 kg', 32.9, { picture: { tone: 'blanc' } }],
      ],
    },
  ],
};
