import type { Subcategory } from '../series';
import { bidon, spray } from './packagings';

export const surfaces: Subcategory = {
  code: 'SURFACES',
  name: 'Surfaces',
  series: [
    {
      prefix: 'NM',
      name: 'Nettoyant multi-surfaces écolabel, {}',
      text: 'Nettoyant prêt à l’emploi pour bureaux, mobilier et plastiques, {}. Sèche sans trace et n’attire pas la poussière. Pulvériser sur la lavette plutôt que sur la surface.',
      picture: { shape: 'spray', tone: 'vert' },
      sheets: 'FT+FS',
      ecolabel: true,
      rows: [spray('750-E', 4.35), bidon('5L-E', 5, 17.9)],
    },
    {
      prefix: 'DG',
      name: 'Dégraissant cuisine {}',
      text: 'Dégraissant puissant en {} pour plans de travail, hottes et pianos. Laisser agir, frotter, rincer à l’eau potable. Ne pas appliquer sur aluminium chaud.',
      picture: { shape: 'spray', tone: 'orange' },
      sheets: 'FT+FS',
      rows: [spray('750', 4.9), bidon('5L', 5, 18.4), bidon('20L', 20, 64.5)],
    },
    {
      prefix: 'DF-FOUR',
      name: 'Décapant four et grill {}',
      text: 'Décapant en {} pour fours, grills et rôtissoires. S’applique à tiède et dissout les graisses cuites. Produit corrosif : gants et lunettes obligatoires.',
      picture: { shape: 'spray', tone: 'rouge', mark: 'etoile' },
      sheets: 'FT+FS',
      rows: [spray('750', 6.2), bidon('5L', 5, 24.9)],
    },
    {
      prefix: 'INX',
      name: 'Nettoyant inox {}',
      text: 'Nettoyant en {} qui fait briller et protège l’inox des traces de doigts. Apte aux surfaces au contact des aliments après rinçage. Étaler avec une lavette microfibre.',
      picture: { shape: 'aerosol', tone: 'gris', mark: 'etoile' },
      sheets: 'FT+FS',
      rows: [['A400', 'aérosol 400 ml', 6.9, { variant: '400 ml' }], spray('750', 7.4, { tone: 'gris' })],
    },
    {
      prefix: 'DPO',
      name: 'Dépoussiérant meubles {}',
      text: 'Dépoussiérant en {} pour bois, stratifiés et cuirs. Antistatique, il ralentit le retour de la poussière. Parfum cire d’abeille.',
      picture: { shape: 'aerosol', tone: 'kraft', mark: 'fleur' },
      sheets: 'FT+FS',
      rows: [
        ['300', 'aérosol 300 ml', 3.9, { picture: { size: 0.86 } }],
        ['500', 'aérosol 500 ml', 5.1, { picture: { size: 0.98 } }],
      ],
    },
    {
      prefix: 'TAB',
      name: 'Nettoyant tableau blanc {}',
      text: 'Nettoyant en {} pour tableaux blancs et écrans de projection. Retire l’encre sèche sans rayer. Ne laisse pas de voile.',
      picture: { shape: 'spray', tone: 'blanc', mark: 'vitre', size: 0.82 },
      sheets: 'FT+FS',
      separate: true,
      rows: [['250', 'spray 250 ml', 3.2]],
    },
    {
      prefix: 'CRE',
      name: 'Crème à récurer {}',
      text: 'Crème à récurer en {}, au carbonate de calcium, pour émail, inox et faïence. Elle enlève les dépôts sans rayer les surfaces dures. Rincer après usage.',
      picture: { shape: 'flacon', tone: 'blanc', mark: 'bulles' },
      sheets: 'FT+FS',
      rows: [
        ['750', 'flacon 750 ml', 2.45, { picture: { size: 0.9 } }],
        ['12', 'flacon 750 ml, carton de 12', 27.9, { picture: { count: 2 } }],
      ],
    },
    {
      prefix: 'SGR',
      name: 'Solvant dégraissant graffitis {}',
      text: 'Produit en {} pour enlever feutres, peintures et colles des surfaces dures. Faire un essai sur une partie cachée. À employer dans un local aéré.',
      picture: { shape: 'flacon', tone: 'rouge' },
      sheets: 'FT+FS',
      rows: [
        ['A500', 'aérosol 500 ml', 12.9, { picture: { shape: 'aerosol' } }],
        ['1L', 'flacon de gel 1 L', 21.5, { picture: { shape: 'flacon' } }],
      ],
    },
  ],
};
