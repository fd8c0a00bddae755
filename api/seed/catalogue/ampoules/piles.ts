import type { Subcategory } from '../series';

export const piles: Subcategory = {
  code: 'PILES',
  name: 'Piles',
  series: [
    {
      prefix: 'PI',
      name: 'Piles alcalines {}',
      text: 'Piles alcalines {}, sans mercure ni cadmium ajouté. Pour distributeurs, télécommandes et lampes. À rapporter dans un point de collecte.',
      picture: { shape: 'pile' },
      sheets: 'FS',
      rows: [
        ['LR03', 'LR03 AAA, lot de 10', 4.9, { picture: { count: 4, size: 0.76 } }],
        ['LR06', 'LR06 AA, lot de 10', 4.9, { picture: { count: 4, size: 0.88 } }],
        ['LR14', 'LR14 C, lot de 2', 3.4, { picture: { count: 2, size: 0.88 } }],
        ['LR20', 'LR20 D, lot de 2', 4.6, { picture: { count: 2 } }],
        ['6LR61', '6LR61 9 V, à l’unité', 2.9, { picture: { style: 'bloc' } }],
      ],
    },
    {
      prefix: 'PIB',
      name: 'Piles bouton {}',
      text: 'Piles bouton au lithium {}, 3 V. Emballage de sécurité enfant : consulter un médecin en cas d’ingestion. Pour thermomètres, badges et balances.',
      picture: { shape: 'pile', style: 'bouton' },
      sheets: 'FS',
      rows: [
        ['2025', 'CR2025, lot de 5', 4.4, { picture: { size: 0.84, tone: 'gris' } }],
        ['2032', 'CR2032, lot de 5', 4.4, { picture: { size: 0.92, tone: 'jaune' } }],
      ],
    },
    {
      prefix: 'PIR',
      name: 'Accus rechargeables {}',
      text: 'Accumulateurs NiMH {}, à faible autodécharge. Livrés chargés. Environ mille cycles selon l’usage.',
      picture: { shape: 'pile', tone: 'vert' },
      sheets: 'FS',
      rows: [
        ['AAA', 'AAA 800 mAh, lot de 4', 9.9, { picture: { tone: 'vert', count: 4, size: 0.78 } }],
        ['AA', 'AA 2 100 mAh, lot de 4', 11.9, { picture: { tone: 'vert', count: 4, size: 0.9 } }],
        ['CHG', 'chargeur avec 4 AA', 24.9, { picture: { tone: 'vert', count: 2 } }],
      ],
    },
  ],
};
