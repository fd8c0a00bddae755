import { inColours, type Subcategory } from '../series';

export const sacsPoubelle: Subcategory = {
  code: 'SACS-POUBELLE',
  name: 'Sacs poubelle',
  series: [
    {
      prefix: 'SP',
      name: 'Sac poubelle {}',
      text: 'Sac poubelle de {} en polyéthylène basse densité recyclé. Convient aux supports-sacs et aux corbeilles de même contenance : bureaux, ateliers, parties communes, hôtellerie. Soudure en étoile, sans angle fragile. Rouleau prédécoupé.',
      picture: { shape: 'rouleau-sacs' },
      sheets: 'FT',
      rows: [
        [
          '030-B15',
          '30 L blanc 15 µ, rouleau de 50',
          2.89,
          { variant: '30 L', picture: { tone: 'blanc', size: 0.82 } },
        ],
        [
          '050-G25',
          '50 L gris 25 µ, liens coulissants',
          3.95,
          { variant: '50 L', picture: { tone: 'gris', size: 0.92 } },
        ],
        [
          '110-N35',
          '110 L noir 35 µ, liens coulissants',
          12.9,
          { variant: '110 L', picture: { tone: 'noir' } },
        ],
        [
          '130-N55',
          '130 L noir renforcé 55 µ',
          18.45,
          { variant: '130 L', picture: { tone: 'noir', count: 3 } },
        ],
      ],
    },
    {
      prefix: 'SPE',
      name: 'Sac poubelle économique {}',
      text: 'Sac noir de {} en polyéthylène recyclé pour les déchets légers et volumineux : papiers, gobelets, essuie-mains. Soudure de fond plate, fermeture par nœud. Rouleau prédécoupé, compact dans le chariot.',
      picture: { shape: 'rouleau-sacs', tone: 'noir' },
      sheets: 'FT',
      rows: [
        ['010', '10 L', 1.65, { picture: { size: 0.72 } }],
        ['020', '20 L', 1.95, { picture: { size: 0.78 } }],
        ['030', '30 L', 2.35, { picture: { size: 0.84 } }],
        ['050', '50 L', 3.2, { picture: { size: 0.9 } }],
        ['100', '100 L', 8.9, { picture: { count: 2, size: 0.92 } }],
        ['120', '120 L', 10.4, { picture: { count: 2 } }],
      ],
    },
    {
      prefix: 'SPR',
      name: 'Sac gravats renforcé noir {}',
      text: 'Sac très épais ({}) pour gravats, verre et déchets de chantier. Le polyéthylène recyclé résiste au déchirement et aux angles vifs. Remplir selon la charge qu’une personne peut porter sans effort.',
      picture: { shape: 'sac', tone: 'noir' },
      sheets: 'FT',
      rows: [
        ['060', '60 L 70 µ', 11.9],
        ['110', '110 L 80 µ', 19.8],
        ['130', '130 L 100 µ', 26.5],
        ['160', '160 L 100 µ', 31.4],
      ],
    },
    {
      prefix: 'SPL',
      name: 'Sac à liens coulissants {}',
      text: 'Sac à liens coulissants {}, en polyéthylène recyclé 30 µ. Le lien ferme le sac d’un geste et sert de poignée jusqu’au conteneur. Soudure en étoile qui épouse le fond de la poubelle.',
      picture: { shape: 'rouleau-sacs' },
      rows: inColours(
        [
          ['030', '30 L', 3.6, { picture: { size: 0.84 } }],
          ['050', '50 L', 4.75, { picture: { size: 0.92 } }],
          ['100', '100 L', 11.2],
        ],
        ['gris', 'blanc', 'vert'],
      ),
    },
    {
      prefix: 'SP-100-R30',
      name: 'Sac recyclé 100 L bleu, 90 % de matière recyclée',
      text: 'Sac de 100 litres en polyéthylène dont 90 % de la matière est recyclée, 30 microns. Opaque et souple, il convient aux déchets courants des bureaux et des collectivités. Rouleau de 25 sacs prédécoupés.',
      picture: { shape: 'sac', tone: 'bleu', size: 0.9 },
      sheets: 'FT',
      ecolabel: true,
      rows: [['', '', 11.25]],
    },
  ],
};
