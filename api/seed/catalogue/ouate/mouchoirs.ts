import type { Subcategory } from '../series';

export const mouchoirs: Subcategory = {
  code: 'MOUCHOIRS',
  name: 'Mouchoirs & lingettes',
  series: [
    {
      prefix: 'MO',
      name: 'Mouchoirs blancs, {}',
      text: 'Mouchoirs en ouate blanche deux plis, {}. Doux et résistants, sans parfum. Pour l’accueil, les chambres et les cabinets.',
      picture: { shape: 'mouchoirs' },
      ecolabel: true,
      rows: [
        ['B100', 'boîte de 100, carton de 40', 36.8],
        ['B150', 'boîte de 150, lot de 12', 17.9, { picture: { tone: 'bleu' } }],
        ['CUB', 'boîte cube de 60, lot de 24', 29.9, { picture: { tone: 'rose', size: 0.84 } }],
        ['ET15', 'étuis de poche, lot de 15', 3.4, { picture: { tone: 'blanc', size: 0.74 } }],
      ],
    },
    {
      prefix: 'LB',
      name: 'Lingettes sèches en bobine, {}',
      text: 'Lingettes de non-tissé à imprégner du produit de son choix, {}. Le seau distributeur se referme entre deux usages. Sans perte de peluches.',
      picture: { shape: 'lingettes' },
      rows: [
        ['100', 'seau de 100', 16.9],
        ['200', 'seau de 200', 26.5, { picture: { tone: 'bleu' } }],
      ],
    },
    {
      prefix: 'CDT',
      name: 'Carrés de toilette 32 × 30 cm, lot de {}',
      text: 'Carrés de toilette jetables en non-tissé doux, lot de {}. Solides à l’eau chaude, pour les soins et la toilette au lit. Sans parfum.',
      picture: { shape: 'lavettes', tone: 'blanc' },
      rows: [
        ['50', '50', 4.6],
        ['100', '100', 8.3],
      ],
    },
  ],
};
