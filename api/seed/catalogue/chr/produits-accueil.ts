import type { Subcategory } from '../series';

export const produitsAccueil: Subcategory = {
  code: 'PRODUITS-ACCUEIL',
  name: 'Produits d’accueil',
  series: [
    {
      prefix: 'PA-SAV',
      name: 'Savon d’accueil {}',
      text: 'Petit savon {} pour chambres d’hôtel et gîtes, base végétale. Emballé un à un. Parfum léger.',
      picture: { shape: 'savonnette' },
      sheets: 'FS',
      rows: [
        ['15', 'savonnette 15 g, lot de 100', 12.9, { picture: { tone: 'blanc', size: 0.8 } }],
        ['20', 'savon rond 20 g, lot de 100', 15.9, { picture: { tone: 'vert', size: 0.88 } }],
        ['30', 'savon de verveine 30 g, lot de 100', 21.5, { picture: { tone: 'jaune' } }],
      ],
    },
    {
      prefix: 'PA-GEL',
      name: 'Gel douche et shampooing {}',
      text: 'Gel corps et cheveux {}. Le distributeur mural rechargeable remplace les petits flacons. Formule douce, testée sous contrôle dermatologique.',
      picture: { shape: 'flacon', mark: 'fleur' },
      sheets: 'FS',
      rows: [
        ['30', 'flacon 30 ml, lot de 100', 24.9, { picture: { size: 0.78, tone: 'violet' } }],
        ['300', 'cartouche 300 ml', 4.9, { picture: { shape: 'savon', mark: 'fleur', tone: 'violet' } }],
        ['5L', 'recharge 5 L', 23.9, { picture: { shape: 'bidon', mark: 'fleur', tone: 'violet' } }],
      ],
    },
    {
      prefix: 'PA-KIT',
      name: 'Kit d’accueil {}, lot de 100',
      text: 'Kit {} sous étui kraft, à proposer à la demande. Pour hôtels, cliniques et résidences. Étui sans film plastique.',
      picture: { shape: 'boite' },
      rows: [
        ['DEN', 'dentaire', 34.9, { picture: { tone: 'bleu', size: 0.8 } }],
        ['RAS', 'rasage', 36.9, { picture: { tone: 'gris', size: 0.8 } }],
        ['VAN', 'coton et limes', 22.9, { picture: { tone: 'rose', size: 0.8 } }],
      ],
    },
  ],
};
