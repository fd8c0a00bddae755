import type { Subcategory } from '../series';

export const chaussures: Subcategory = {
  code: 'CHAUSSURES',
  name: 'Chaussures',
  series: [
    {
      prefix: 'CS',
      name: 'Chaussures hautes S3 {}',
      text: 'Chaussures de sécurité hautes S3, {}, en cuir hydrofuge. Embout de protection et semelle antiperforation, conformes à EN ISO 20345. Semelle antidérapante.',
      picture: { shape: 'chaussure', tone: 'marron' },
      sheets: 'FT',
      rows: ['38', '39', '40', '41', '42', '43', '44', '45'].map((size) => [size, `pointure ${size}`, 49.9]),
    },
    {
      prefix: 'CB',
      name: 'Chaussures cuisine S2 {}',
      text: 'Chaussures de cuisine basses S2, {}, en microfibre lavable. Sans lacet, semelle SRC pour sols gras. Embout de protection.',
      picture: { shape: 'chaussure', style: 'basse', tone: 'blanc' },
      sheets: 'FT',
      rows: ['37', '38', '39', '40', '41', '42', '43'].map((size) => [size, `pointure ${size}`, 38.5]),
    },
    {
      prefix: 'BS',
      name: 'Bottes de lavage PVC {}',
      text: 'Bottes en PVC et nitrile, {}, pour lavage et plonge. Résistent aux graisses et aux désinfectants. Doublure à séchage rapide.',
      picture: { shape: 'botte', tone: 'blanc' },
      rows: ['38', '40', '42', '44'].map((size) => [size, `pointure ${size}`, 19.9]),
    },
  ],
};
