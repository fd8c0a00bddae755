import type { Subcategory } from '../series';

export const sacsCompostables: Subcategory = {
  code: 'SACS-COMPOSTABLES',
  name: 'Sacs compostables',
  series: [
    {
      prefix: 'BIO',
      name: 'Sac compostable {} pour biodéchets',
      text: 'Sac de {} en matière d’origine végétale, certifié compostable selon la norme EN 13432. Pour la collecte des restes de repas et des épluchures. À conserver au frais et au sec, à utiliser dans l’année.',
      picture: { shape: 'rouleau-sacs' },
      sheets: 'FT',
      rows: [
        ['010-V', '10 L', 6.4],
        ['020-V', '20 L', 9.2],
        ['030-V', '30 L', 12.6],
        ['060-V', '60 L', 19.9],
        ['140-V', '140 L', 34.5, { picture: { count: 3 } }],
      ],
    },
    {
      prefix: 'BK',
      name: 'Sac kraft compostable {}, fond plat',
      text: 'Sac en papier kraft de {} pour biodéchets, traité contre l’humidité. Il tient debout sans support et part au compost avec son contenu. Lot de 50.',
      picture: { shape: 'sac-kraft', tone: 'kraft', mark: 'feuille' },
      rows: [
        ['08', '8 L', 9.8],
        ['10', '10 L', 11.2],
        ['80', '80 L', 41],
      ],
    },
  ],
};
