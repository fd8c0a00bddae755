import type { Subcategory } from '../series';
import { bidon, spray } from './packagings';

export const desodorisants: Subcategory = {
  code: 'DESODORISANTS',
  name: 'Désodorisants',
  series: [
    {
      prefix: 'AER',
      name: 'Désodorisant aérosol {}',
      text: 'Désodorisant d’ambiance {} en aérosol de 500 ml. Deux pressions suffisent pour une pièce. Parfum persistant sans coulure.',
      picture: { shape: 'aerosol', mark: 'fleur' },
      sheets: 'FS',
      rows: [
        ['LIN', 'fleur de coton', 4.2, { picture: { tone: 'blanc' } }],
        ['AGR', 'agrumes', 4.2, { picture: { tone: 'orange' } }],
        ['MEN', 'menthe', 4.2, { picture: { tone: 'vert' } }],
        ['LAV', 'lavande', 4.2, { picture: { tone: 'violet' } }],
      ],
    },
    {
      prefix: 'SOD',
      name: 'Surodorant concentré {}',
      text: 'Surodorant en {}, à ajouter à l’eau de lavage ou à vaporiser sur les textiles. Il couvre les odeurs fortes des locaux poubelles et des sanitaires. Quelques gouttes par seau.',
      picture: { shape: 'bidon', mark: 'fleur' },
      sheets: 'FT+FS',
      rows: [spray('750', 5.4, { tone: 'rose' }), bidon('5L', 5, 23.9, { tone: 'rose' })],
    },
    {
      prefix: 'REC',
      name: 'Recharge diffuseur automatique {}, 250 ml',
      text: 'Recharge {} pour diffuseur programmable, environ 3 000 diffusions. Une recharge tient en général un à deux mois. Aérosol extrêmement inflammable.',
      picture: { shape: 'aerosol', mark: 'fleur', size: 0.82 },
      sheets: 'FS',
      rows: [
        ['VAN', 'vanille', 6.9, { picture: { tone: 'kraft', size: 0.82 } }],
        ['OCE', 'océan', 6.9, { picture: { tone: 'bleu', size: 0.82 } }],
        ['FRU', 'fruits rouges', 6.9, { picture: { tone: 'rouge', size: 0.82 } }],
      ],
    },
    {
      prefix: 'DIFF',
      name: 'Diffuseur de parfum {}',
      text: 'Diffuseur mural {} à intervalle réglable. Fonctionne le jour, la nuit ou en continu. Livré sans recharge.',
      picture: { shape: 'distributeur-savon', style: 'mousse', mark: 'fleur' },
      sheets: 'FT',
      rows: [
        ['W', 'programmable blanc', 34.9, { picture: { tone: 'blanc' } }],
        ['N', 'programmable noir', 36.9, { picture: { tone: 'noir' } }],
      ],
    },
  ],
};
