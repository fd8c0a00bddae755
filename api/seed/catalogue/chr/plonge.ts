import type { Subcategory } from '../series';

export const plonge: Subcategory = {
  code: 'PLONGE',
  name: 'Plonge & lave-vaisselle',
  series: [
    {
      prefix: 'LVM',
      name: 'Liquide lavage machine {}',
      text: 'Détergent en {} pour lave-vaisselle professionnel, toutes duretés d’eau. Dose par pompe automatique. Produit corrosif : manipuler avec gants et lunettes.',
      picture: { shape: 'bidon', mark: 'assiette' },
      sheets: 'FT+FS',
      rows: [
        ['5', 'bidon 5 L', 15.9, { variant: '5 L', picture: { size: 0.84 } }],
        ['10', 'bidon 10 L', 29.5, { variant: '10 L', picture: { size: 0.92 } }],
        ['20', 'bidon 20 L', 54.9, { variant: '20 L', picture: { size: 1 } }],
      ],
    },
    {
      prefix: 'LVR',
      name: 'Liquide rinçage machine {}',
      text: 'Liquide de rinçage en {}, séchage rapide et sans trace sur les verres. Compatible avec toutes les machines à doseur. Ne mousse pas.',
      picture: { shape: 'bidon', mark: 'etoile', tone: 'bleu' },
      sheets: 'FT+FS',
      rows: [
        ['5', 'bidon 5 L', 17.9, { variant: '5 L' }],
        ['10', 'bidon 10 L', 33.9, { variant: '10 L' }],
      ],
    },
    {
      prefix: 'LVT',
      name: 'Tablettes lave-vaisselle {}',
      text: 'Tablettes à film soluble, {} : détergent, sel et rinçage en une dose. Pour machines à cycle long. Conserver la boîte fermée, au sec.',
      picture: { shape: 'pastilles', mark: 'assiette' },
      sheets: 'FT+FS',
      rows: [
        ['60', 'boîte de 60', 9.9],
        ['125', 'seau de 125', 18.9],
      ],
    },
    {
      prefix: 'LPM',
      name: 'Liquide plonge main {}',
      text: 'Liquide vaisselle {} à mousse stable, doux pour les mains. Dégraisse casseroles et verres. Rince bien à l’eau claire.',
      picture: { shape: 'flacon', mark: 'bulles', tone: 'jaune' },
      sheets: 'FT+FS',
      rows: [
        ['1L', 'citron 1 L', 2.3],
        ['5L', 'citron 5 L', 8.9, { picture: { shape: 'bidon' } }],
        ['N5L', 'sans parfum 5 L', 9.9, { picture: { shape: 'bidon', tone: 'vert' } }],
      ],
    },
    {
      prefix: 'SEL',
      name: 'Sel adoucisseur {}',
      text: 'Sel régénérant {} pour adoucisseurs de lave-vaisselle. Pureté élevée, se dissout sans boue. À stocker au sec.',
      picture: { shape: 'recharge', style: 'paquet', tone: 'blanc' },
      rows: [
        ['10', 'pastilles 10 kg', 8.4],
        ['25', 'pastilles 25 kg', 14.9],
      ],
    },
    {
      prefix: 'CAV',
      name: 'Casier à verres {}',
      text: 'Casier {} de 50 × 50 cm pour le lavage et le rangement. Empilable, parois ajourées. Supporte 90 °C.',
      picture: { shape: 'caisse', style: 'verres' },
      rows: [
        ['16', '16 compartiments', 18.9, { picture: { tone: 'gris' } }],
        ['25', '25 compartiments', 19.9, { picture: { tone: 'bleu' } }],
        ['36', '36 compartiments', 21.9, { picture: { tone: 'vert' } }],
      ],
    },
  ],
};
