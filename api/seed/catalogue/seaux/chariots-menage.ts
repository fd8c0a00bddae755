import type { Subcategory } from '../series';

export const chariotsMenage: Subcategory = {
  code: 'CHARIOTS-MENAGE',
  name: 'Chariots de ménage',
  series: [
    {
      prefix: 'CM',
      name: 'Chariot de ménage {}',
      text: 'Chariot de ménage {} : plateaux, seaux et sac à portée de main. Roues pivotantes non marquantes de 100 mm. Châssis démontable, nettoyage facile.',
      picture: { shape: 'chariot' },
      sheets: 'FT',
      rows: [
        ['070', 'compact avec support sac 70 L', 129, { variant: '70 L', picture: { size: 0.86 } }],
        ['120', 'avec support sac 120 L', 189.5, { variant: '120 L' }],
        [
          '2X70',
          'avec deux sacs de 70 L pour le tri',
          229,
          { variant: '2 × 70 L', picture: { tone: 'vert' } },
        ],
        ['120F', 'fermé à portes, sac 120 L', 389, { variant: 'Fermé 120 L', picture: { tone: 'gris' } }],
      ],
    },
    {
      prefix: 'CMH',
      name: 'Chariot d’étage hôtelier {}',
      text: 'Chariot d’étage {} pour linge propre, produits d’accueil et sac de linge sale. Façades habillées, pare-chocs souples. Roulement silencieux dans les couloirs.',
      picture: { shape: 'chariot', tone: 'marron' },
      sheets: 'FT',
      rows: [
        ['1S', 'un sac, trois tablettes', 419],
        ['2S', 'deux sacs, trois tablettes', 489, { picture: { tone: 'kraft' } }],
      ],
    },
    {
      prefix: 'CMP',
      name: 'Chariot de pré-imprégnation {}',
      text: 'Chariot {} pour méthode de pré-imprégnation : bandeaux préparés à l’avance, sans seau d’eau sur le circuit. Bacs à couvercle et pince de sol. Convient aux établissements de soins.',
      picture: { shape: 'chariot', tone: 'bleu' },
      sheets: 'FT',
      rows: [
        ['20', '20 bandeaux', 349, { picture: { size: 0.92, tone: 'bleu' } }],
        ['40', '40 bandeaux', 459, { picture: { tone: 'blanc' } }],
      ],
    },
  ],
};
