import type { Subcategory } from '../series';

export const drapsExamen: Subcategory = {
  code: 'DRAPS-EXAMEN',
  name: 'Draps d’examen',
  series: [
    {
      prefix: 'DE-R',
      name: 'Drap d’examen {}',
      text: 'Drap d’examen {} en ouate blanche. Prédécoupé pour un geste net entre deux patients. Convient aux dérouleurs de divans standard.',
      picture: { shape: 'drap-examen' },
      sheets: 'FT',
      ecolabel: true,
      rows: [
        ['50', 'lisse 50 × 38 cm, 150 formats, colis de 9', 41.9, { variant: 'Lisse 50 cm' }],
        [
          '50G',
          'gaufré 50 × 38 cm, 135 formats, colis de 12',
          52.4,
          { variant: 'Gaufré 50 cm', picture: { tone: 'gris' } },
        ],
        [
          '60',
          'gaufré 60 × 38 cm, 135 formats, colis de 9',
          54.9,
          { variant: 'Gaufré 60 cm', picture: { tone: 'bleu' } },
        ],
      ],
    },
    {
      prefix: 'DP',
      name: 'Drap d’examen plastifié {}',
      text: 'Drap plastifié {} : une face en ouate absorbante, une face en polyéthylène étanche. Il protège le divan des liquides. Prédécoupé tous les 38 cm.',
      picture: { shape: 'drap-examen' },
      sheets: 'FT',
      rows: [
        ['B', 'bleu 50 cm, colis de 6', 46.9, { picture: { tone: 'bleu', size: 0.94 } }],
        ['V', 'vert 50 cm, colis de 6', 46.9, { picture: { tone: 'vert', size: 0.94 } }],
        ['R', 'rose 50 cm, colis de 6', 46.9, { picture: { tone: 'rose', size: 0.94 } }],
      ],
    },
    {
      prefix: 'AL',
      name: 'Alèse jetable 60 × {}',
      text: 'Alèse absorbante 60 × {} à voile extérieur imperméable. Pour lits, fauteuils et tables de soins. Bords soudés sur quatre côtés.',
      picture: { shape: 'serviettes', tone: 'bleu' },
      rows: [
        ['60', '60 cm, lot de 30', 8.9],
        ['90', '90 cm, lot de 30', 11.8],
      ],
    },
  ],
};
