import { inColours, type Subcategory } from '../series';

export const triSelectif: Subcategory = {
  code: 'TRI-SELECTIF',
  name: 'Tri sélectif',
  series: [
    {
      prefix: 'SP-110-J35',
      name: 'Sac tri sélectif 110 L jaune translucide',
      text: 'Sac jaune translucide de 110 litres pour les emballages recyclables, 35 microns. La transparence permet le contrôle à la collecte. Polyéthylène recyclé, rouleau de 20 sacs.',
      picture: { shape: 'sac', tone: 'jaune', size: 0.94 },
      sheets: 'FT',
      rows: [['', '', 13.6]],
    },
    {
      prefix: 'ST',
      name: 'Sac de tri {}, translucide',
      text: 'Sac de tri {} en polyéthylène recyclé, translucide pour contrôler le contenu. La couleur reprend celle du flux : jaune pour les emballages, bleu pour le papier, vert pour le verre. Rouleau prédécoupé.',
      picture: { shape: 'rouleau-sacs' },
      rows: inColours(
        [
          ['050', '50 L', 5.2, { picture: { size: 0.86 } }],
          ['110', '110 L', 13.4, { picture: { count: 2 } }],
        ],
        ['jaune', 'bleu', 'vert'],
      ),
    },
    {
      prefix: 'BT',
      name: 'Borne de tri 3 flux {}',
      text: 'Meuble de tri à trois ouvertures de {} : papier, emballages, autres déchets. Couvercles de couleur et zones pour la signalétique. Chaque compartiment reçoit un sac standard maintenu par une ceinture.',
      picture: { shape: 'poubelle-tri', tone: 'gris' },
      sheets: 'FT',
      rows: [
        ['3X40', '3 × 40 L', 149],
        ['3X60', '3 × 60 L', 189],
        ['3X80', '3 × 80 L', 239],
      ],
    },
    {
      prefix: 'CT',
      name: 'Corbeille de tri à couvercle 45 L {}',
      text: 'Corbeille de 45 litres à couvercle {}, pour composer un point de tri au fil des besoins. Polypropylène lavable, bord qui cache le sac. Les corbeilles s’accrochent entre elles.',
      picture: { shape: 'poubelle' },
      rows: inColours([['45', '', 27.5]], ['jaune', 'bleu', 'vert', 'marron']),
    },
    {
      prefix: 'CP',
      name: 'Carton de collecte {}',
      text: 'Carton pliable en kraft pour la collecte en bureau : {}. Livré à plat, monté sans adhésif. Une fois plein, il part avec son contenu.',
      picture: { shape: 'carton', tone: 'kraft' },
      separate: true,
      rows: [
        ['PAP', 'papier 60 L, lot de 5', 19.9, { picture: { mark: 'feuille', size: 0.92 } }],
        ['GOB', 'gobelets 90 L, lot de 5', 24.9, { picture: { mark: 'goutte' } }],
        ['PIL', 'piles usagées 10 L, lot de 5', 14.5, { picture: { mark: 'etoile', size: 0.8 } }],
      ],
    },
  ],
};
