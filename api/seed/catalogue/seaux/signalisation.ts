import type { Subcategory } from '../series';

export const signalisation: Subcategory = {
  code: 'SIGNALISATION',
  name: 'Signalisation',
  series: [
    {
      prefix: 'PS',
      name: 'Panneau sol glissant {}',
      text: 'Panneau de signalisation {} pliable, lisible des deux côtés. À poser avant le lavage et à retirer une fois le sol sec. Plastique lavable.',
      picture: { shape: 'panneau', tone: 'jaune' },
      rows: [
        ['60', '60 cm', 9.9, { picture: { size: 0.86, tone: 'jaune' } }],
        ['66', '66 cm renforcé', 13.5, { picture: { tone: 'orange', size: 0.92 } }],
        ['95', '95 cm grande hauteur', 24.9, { picture: { tone: 'jaune' } }],
      ],
    },
    {
      prefix: 'CN',
      name: 'Cône de signalisation {} sol glissant',
      text: 'Cône de {} avec pictogramme de danger. Il se voit de tous les côtés dans un couloir. S’empile sur le chariot.',
      picture: { shape: 'cone', tone: 'orange' },
      separate: true,
      rows: [['70', '70 cm', 19.8]],
    },
  ],
};
