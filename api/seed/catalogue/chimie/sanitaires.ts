import type { Subcategory } from '../series';
import { bidon, flacon, spray } from './packagings';

export const sanitaires: Subcategory = {
  code: 'SANITAIRES',
  name: 'Sanitaires',
  series: [
    {
      prefix: 'DE',
      name: 'Détartrant sanitaires, {}',
      text: 'Détartrant acide pour cuvettes, urinoirs et robinetterie, {}. Il dissout le calcaire et les traces de rouille. Ne jamais mélanger avec de l’eau de Javel.',
      picture: { shape: 'flacon', tone: 'rose' },
      sheets: 'FT+FS',
      rows: [['1L', 'flacon 1 L', 4.15, { variant: '1 L', picture: { count: 2 } }], bidon('5L', 5, 15.4)],
    },
    {
      prefix: 'NSA',
      name: 'Nettoyant sanitaires écolabel, {}',
      text: 'Nettoyant sanitaires 3 en 1, {} : nettoie, détartre et parfume. Usage quotidien sur lavabos, parois et chromes. À base d’acide citrique.',
      picture: { shape: 'spray', tone: 'rose' },
      sheets: 'FT+FS',
      ecolabel: true,
      rows: [spray('750-E', 4.2), flacon('1L-E', 4.8), bidon('5L-E', 5, 17.2)],
    },
    {
      prefix: 'GWC',
      name: 'Gel WC {}',
      text: 'Gel épais {} à bec coudé, pour passer sous le rebord. Il adhère aux parois et agit plus longtemps. Parfum frais.',
      picture: { shape: 'flacon', mark: 'bulles' },
      sheets: 'FT+FS',
      rows: [
        ['OCE', 'océan 750 ml', 2.35, { picture: { tone: 'bleu' } }],
        ['PIN', 'pin 750 ml', 2.35, { picture: { tone: 'vert' } }],
        ['JAV', 'javel 750 ml', 2.15, { picture: { tone: 'jaune' } }],
      ],
    },
    {
      prefix: 'BLO',
      name: 'Blocs et pastilles urinoir {}',
      text: 'Pastilles {} à poser dans l’urinoir. Elles parfument et freinent l’entartrage. Sans paradichlorobenzène.',
      picture: { shape: 'pastilles', mark: 'fleur' },
      sheets: 'FT+FS',
      rows: [
        ['1KG', '1 kg', 13.9, { picture: { tone: 'bleu', size: 0.86 } }],
        ['3KG', '3 kg', 36.5, { picture: { tone: 'bleu' } }],
      ],
    },
    {
      prefix: 'DEB',
      name: 'Déboucheur canalisations {}',
      text: 'Déboucheur {} pour éviers, douches et siphons. Dissout cheveux, graisses et savon accumulés. Corrosif : suivre les consignes de l’étiquette.',
      picture: { shape: 'flacon', tone: 'rouge', mark: 'etoile' },
      sheets: 'FT+FS',
      rows: [
        ['1L', 'soude 1 L', 4.6],
        ['BIO5', 'biologique 5 L, entretien', 28.9, { picture: { shape: 'bidon', tone: 'vert' } }],
      ],
    },
  ],
};
