import type { Subcategory } from '../series';

export const tapis: Subcategory = {
  code: 'TAPIS',
  name: 'Tapis d’accueil',
  series: [
    {
      prefix: 'TA',
      name: 'Tapis d’accueil absorbant {}',
      text: 'Tapis absorbant {} à velours grattant, envers antidérapant. Il retient l’eau et les poussières dès l’entrée. Lavable au jet ou en machine selon la taille.',
      picture: { shape: 'tapis' },
      sheets: 'FT',
      rows: [
        ['60G', '60 × 90 cm gris', 29.9, { picture: { tone: 'gris', size: 0.84 } }],
        ['60B', '60 × 90 cm bleu', 29.9, { picture: { tone: 'bleu', size: 0.84 } }],
        ['90G', '90 × 150 cm gris', 64.9, { picture: { tone: 'gris', size: 0.92 } }],
        ['90B', '90 × 150 cm bleu', 64.9, { picture: { tone: 'bleu', size: 0.92 } }],
        ['120G', '120 × 180 cm gris', 109, { picture: { tone: 'gris' } }],
        ['120R', '120 × 180 cm rouge', 109, { picture: { tone: 'rouge' } }],
      ],
    },
    {
      prefix: 'TC',
      name: 'Caillebotis caoutchouc {}',
      text: 'Caillebotis {} pour entrées extérieures et plans de travail humides. Les alvéoles laissent passer l’eau et les gravillons. Se lave au jet.',
      picture: { shape: 'tapis', style: 'caillebotis', tone: 'noir' },
      rows: [
        ['40', '40 × 60 cm', 17.9],
        ['80', '80 × 120 cm', 42.9],
        ['100', '100 × 150 cm', 69.9],
      ],
    },
    {
      prefix: 'TF',
      name: 'Tapis antifatigue {}',
      text: 'Tapis antifatigue {} pour postes debout : accueil, caisse, conditionnement. Mousse à cellules fermées de 12 mm. Bords biseautés contre les trébuchements.',
      picture: { shape: 'tapis', style: 'antifatigue', tone: 'gris' },
      sheets: 'FT',
      rows: [
        ['60', '60 × 90 cm', 39.9],
        ['90', '90 × 150 cm', 89],
      ],
    },
  ],
};
