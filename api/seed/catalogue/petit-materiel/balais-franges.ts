import type { Subcategory } from '../series';

export const balaisFranges: Subcategory = {
  code: 'BALAIS-FRANGES',
  name: 'Balais & franges',
  series: [
    {
      prefix: 'FR',
      name: 'Frange de lavage {}',
      text: 'Frange de lavage {} pour support à plat. Boucles qui retiennent la saleté et ourlet renforcé. Lavable à 90 °C.',
      picture: { shape: 'frange' },
      sheets: 'FT',
      rows: [
        ['40C', 'coton 40 cm à languettes', 7.45, { variant: 'Coton 40 cm', picture: { size: 0.9 } }],
        ['50C', 'coton 50 cm à languettes', 8.6, { variant: 'Coton 50 cm' }],
        [
          '40M',
          'microfibre 40 cm à poches',
          8.9,
          { variant: 'Microfibre 40 cm', picture: { tone: 'bleu', size: 0.9 } },
        ],
        [
          '50M',
          'microfibre 50 cm à poches',
          10.4,
          { variant: 'Microfibre 50 cm', picture: { tone: 'bleu' } },
        ],
      ],
    },
    {
      prefix: 'FRE',
      name: 'Frange espagnole {}',
      text: 'Frange espagnole à visser, {}. Fils bouclés qui ne s’effilochent pas. Pour seau ovale à panier essoreur.',
      picture: { shape: 'frange' },
      rows: [
        ['180', 'coton 180 g', 3.2, { picture: { tone: 'kraft', size: 0.84 } }],
        ['250', 'coton 250 g', 3.9, { picture: { tone: 'kraft', size: 0.92 } }],
        ['MIC', 'microfibre 160 g', 4.6, { picture: { tone: 'rose', size: 0.88 } }],
        ['JET', 'non-tissé bleu', 3.5, { picture: { tone: 'vert', size: 0.88 } }],
      ],
    },
    {
      prefix: 'BP',
      name: 'Balai plat {} complet',
      text: 'Balai plat {} : support articulé, manche aluminium et un bandeau microfibre. La semelle se plie d’un pied pour l’essorage. Passe sous les meubles.',
      picture: { shape: 'balai-plat' },
      sheets: 'FT',
      rows: [
        ['30', '30 cm', 19.9, { picture: { size: 0.84 } }],
        ['40', '40 cm', 24.5, { picture: { size: 0.92 } }],
        ['60', '60 cm', 32.9],
      ],
    },
    {
      prefix: 'GZ',
      name: 'Gaze de balayage humide {}',
      text: 'Gaze imprégnée {} pour balayage humide. Elle fixe la poussière au lieu de la soulever. À usage unique.',
      picture: { shape: 'lavettes' },
      rows: [
        ['B50', 'bleue 60 × 20 cm, lot de 50', 5.9, { picture: { tone: 'bleu' } }],
        ['V50', 'verte 60 × 20 cm, lot de 50', 5.9, { picture: { tone: 'vert' } }],
        ['J50', 'jaune 60 × 30 cm, lot de 50', 7.2, { picture: { tone: 'jaune' } }],
      ],
    },
    {
      prefix: 'BL',
      name: 'Balai {}',
      text: 'Monture de balai {}, douille pour manche standard. Fibres fleurées qui ramassent la poussière fine. Livrée sans manche.',
      picture: { shape: 'balai' },
      rows: [
        ['COCO29', 'coco 29 cm, intérieur', 3.6, { picture: { tone: 'marron', size: 0.84 } }],
        ['SOIE40', 'soies souples 40 cm, intérieur', 7.9, { picture: { tone: 'noir', size: 0.92 } }],
        ['CANT32', 'cantonnier PVC 32 cm, extérieur', 8.4, { picture: { tone: 'vert' } }],
        ['CANT60', 'cantonnier 60 cm, voirie', 15.9, { picture: { tone: 'rouge' } }],
      ],
    },
    {
      prefix: 'BTZ',
      name: 'Balai trapèze caoutchouc {}',
      text: 'Balai trapèze {} pour gaze : la semelle à lamelles tient la gaze sans pince. Articulation dans toutes les directions. Pour couloirs et salles.',
      picture: { shape: 'balai-plat', tone: 'bleu' },
      rows: [
        ['60', '60 cm', 22.9, { picture: { tone: 'bleu', size: 0.9 } }],
        ['90', '90 cm', 34.5, { picture: { tone: 'bleu' } }],
      ],
    },
  ],
};
