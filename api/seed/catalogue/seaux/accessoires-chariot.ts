import { inColours, type Subcategory } from '../series';

export const accessoiresChariot: Subcategory = {
  code: 'ACCESSOIRES-CHARIOT',
  name: 'Accessoires chariot',
  series: [
    {
      prefix: 'AC-SAC',
      name: 'Sac de chariot {}',
      text: 'Sac de rechange {} en toile enduite à zip frontal. Le sac poubelle se retire sans le soulever. S’accroche au support par œillets.',
      picture: { shape: 'sac-kraft' },
      rows: [
        ['70', '70 L', 19.9, { picture: { tone: 'bleu', size: 0.88 } }],
        ['120', '120 L', 27.5, { picture: { tone: 'bleu' } }],
      ],
    },
    {
      prefix: 'AC-BAC',
      name: 'Bac de chariot {}',
      text: 'Bac {} en polypropylène à couvercle, pour bandeaux et lavettes. Empilable, marqué d’une graduation. Se glisse sur les rails du chariot.',
      picture: { shape: 'barquette', style: 'couvercle' },
      rows: inColours([['22', '22 L', 21.9]], ['bleu', 'rouge', 'jaune', 'vert']),
    },
    {
      prefix: 'AC-ROU',
      name: 'Roulette pivotante {}, lot de 4',
      text: 'Roulettes pivotantes {} à bandage non marquant. Montage sans outil sur tige. Lot de quatre.',
      picture: { shape: 'roulette' },
      rows: [
        ['80', '80 mm', 16.9],
        ['100', '100 mm', 21.5],
      ],
    },
  ],
};
