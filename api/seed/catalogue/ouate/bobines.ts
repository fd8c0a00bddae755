import type { Subcategory } from '../series';

export const bobines: Subcategory = {
  code: 'BOBINES',
  name: 'Bobines',
  series: [
    {
      prefix: 'BO',
      name: 'Bobine dévidage central {}',
      text: 'Bobine à dévidage central {}. L’essuyage se fait feuille à feuille depuis le centre, sans toucher le reste. Ouate collée, absorbante et résistante.',
      picture: { shape: 'bobine' },
      sheets: 'FT',
      ecolabel: true,
      rows: [
        ['450-B', 'bleue 450 formats', 18.6, { picture: { tone: 'bleu', count: 2 } }],
        ['450-W', 'blanche 450 formats', 17.9, { picture: { tone: 'blanc', count: 2 } }],
        ['450-V', 'verte 450 formats', 18.2, { picture: { tone: 'vert', count: 2 } }],
        ['MINI', 'blanche mini 200 formats', 14.2, { picture: { tone: 'blanc', size: 0.76 } }],
      ],
    },
    {
      prefix: 'BI',
      name: 'Bobine industrielle {}',
      text: 'Bobine d’essuyage industrielle {}, pour ateliers et cuisines. Deux plis gaufrés qui retiennent l’eau et les huiles. À poser sur dérouleur mural ou sur pied.',
      picture: { shape: 'bobine' },
      ecolabel: true,
      rows: [
        ['1000W', 'blanche 1 000 formats, lot de 2', 24.9, { picture: { tone: 'blanc' } }],
        ['1000C', 'chamois 1 000 formats, lot de 2', 19.9, { picture: { tone: 'kraft' } }],
        ['1500B', 'bleue 1 500 formats', 29.5, { picture: { tone: 'bleu' } }],
      ],
    },
    {
      prefix: 'NT',
      name: 'Bobine non-tissé {}',
      text: 'Bobine de non-tissé {} qui remplace le chiffon : solide même mouillée, peu pelucheuse. Résiste aux solvants courants. Prédécoupée.',
      picture: { shape: 'bobine' },
      sheets: 'FT',
      rows: [
        ['400W', 'blanc 400 formats', 42.5, { picture: { tone: 'blanc', size: 0.92 } }],
        ['400B', 'bleu 400 formats', 44.5, { picture: { tone: 'bleu', size: 0.92 } }],
      ],
    },
  ],
};
