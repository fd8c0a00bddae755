import type { Subcategory } from '../series';
import { bidon, flacon, spray } from './packagings';

export const vitres: Subcategory = {
  code: 'VITRES',
  name: 'Vitres',
  series: [
    {
      prefix: 'VT',
      name: 'Nettoyant vitres écolabel, {}',
      text: 'Nettoyant pour vitres, miroirs et écrans de plexiglas, {}. Évaporation rapide, sans trace. Conditionnement rechargeable.',
      picture: { shape: 'spray', tone: 'vert' },
      sheets: 'FT+FS',
      ecolabel: true,
      rows: [['750-E', 'spray 750 ml', 4.65, { variant: '750 ml' }], bidon('5L-E', 5, 14.9)],
    },
    {
      prefix: 'VTA',
      name: 'Nettoyant vitres alcool {}',
      text: 'Nettoyant vitres à l’alcool, en {}, pour les surfaces très encrassées. Dégraisse les traces de doigts et la fumée. Sèche sans essuyage appuyé.',
      picture: { shape: 'spray', mark: 'vitre', tone: 'bleu' },
      sheets: 'FT+FS',
      rows: [spray('750', 3.6), bidon('5L', 5, 12.4)],
    },
    {
      prefix: 'VTM',
      name: 'Additif mouilleur laveur de vitres {}',
      text: 'Concentré en {} pour le lavage au mouilleur et à la raclette. Quelques millilitres par seau. La mousse fait glisser le caoutchouc.',
      picture: { shape: 'flacon', mark: 'vitre' },
      sheets: 'FT+FS',
      rows: [flacon('1L', 7.9), bidon('5L', 5, 29.9)],
    },
  ],
};
