import type { Subcategory } from '../series';

export const dallesReglettes: Subcategory = {
  code: 'DALLES-REGLETTES',
  name: 'Dalles & réglettes',
  series: [
    {
      prefix: 'DL',
      name: 'Dalle LED {}',
      text: 'Dalle LED {} pour faux plafond, éclairage uniforme. Éblouissement limité, indice UGR inférieur à 19. Alimentation fournie.',
      picture: { shape: 'dalle' },
      sheets: 'FT',
      rows: [
        ['60N', '60 × 60 cm 36 W blanc neutre', 34.9, { picture: { size: 0.9 } }],
        ['60F', '60 × 60 cm 36 W blanc froid', 34.9, { picture: { tone: 'bleu', size: 0.9 } }],
        ['120', '120 × 30 cm 40 W blanc neutre', 44.9, { picture: { size: 1 } }],
      ],
    },
    {
      prefix: 'RE',
      name: 'Réglette LED {}',
      text: 'Réglette LED {} à source intégrée. Raccordement rapide aux deux extrémités. Pour réserves, couloirs et ateliers.',
      picture: { shape: 'reglette' },
      sheets: 'FT',
      rows: [
        ['60', '60 cm 18 W', 17.9],
        ['120', '120 cm 36 W', 26.9],
        ['150', '150 cm 48 W', 34.9],
      ],
    },
    {
      prefix: 'RET',
      name: 'Réglette étanche LED IP65 {}',
      text: 'Réglette étanche {} pour parkings, caves et locaux humides. Indice IP65, résistance aux chocs IK08. Clips inox fournis.',
      picture: { shape: 'reglette', tone: 'bleu' },
      sheets: 'FT',
      rows: [
        ['60', '60 cm 20 W', 27.9, { picture: { tone: 'bleu', size: 0.82 } }],
        ['120', '120 cm 40 W', 39.9, { picture: { tone: 'bleu', size: 0.92 } }],
        ['150', '150 cm 60 W', 49.9, { picture: { tone: 'bleu' } }],
      ],
    },
    {
      prefix: 'HUB',
      name: 'Hublot LED {}',
      text: 'Hublot LED {} pour halls, escaliers et extérieurs couverts. Corps en polycarbonate. Détecteur réglable en durée sur les modèles équipés.',
      picture: { shape: 'hublot' },
      sheets: 'FT',
      rows: [
        ['18', '18 W', 24.9, { picture: { tone: 'blanc', size: 0.84 } }],
        ['18D', '18 W à détecteur', 36.9, { picture: { tone: 'bleu', size: 0.84 } }],
      ],
    },
  ],
};
