import type { Subcategory } from '../series';

export const spots: Subcategory = {
  code: 'SPOTS',
  name: 'Spots led',
  series: [
    {
      prefix: 'GU10',
      name: 'Spot LED GU10 {}',
      text: 'Spot LED {} à culot GU10, 230 V, faisceau de 38 degrés. Remplace un halogène sans changer la douille. Pour faux plafonds et rails.',
      picture: { shape: 'spot' },
      sheets: 'FT',
      rows: [
        ['4C', '4 W blanc chaud', 2.9, { picture: { size: 0.86 } }],
        ['6C', '6 W blanc chaud', 3.6, { picture: { size: 0.96 } }],
        ['6F', '6 W blanc froid', 3.6, { picture: { tone: 'bleu', size: 0.96 } }],
        ['6V', '6 W pour variateur', 5.4, { picture: { tone: 'orange', size: 0.96 } }],
      ],
    },
    {
      prefix: 'GU53',
      name: 'Spot LED GU5.3 12 V {}',
      text: 'Spot LED {} à broches GU5.3 pour transformateur 12 V. Vérifier que le transformateur accepte les faibles charges. Faisceau de 36 degrés.',
      picture: { shape: 'spot', tone: 'blanc' },
      sheets: 'FT',
      rows: [
        ['4', '4 W', 3.1],
        ['7', '7 W', 4.2],
      ],
    },
    {
      prefix: 'ENC',
      name: 'Spot encastré LED {}',
      text: 'Spot encastré {} complet, source intégrée. Ressorts de fixation et connecteur rapide. Perçage indiqué sur la notice.',
      picture: { shape: 'spot' },
      sheets: 'FT',
      rows: [
        ['8W', '8 W blanc', 9.9, { picture: { tone: 'gris', size: 0.9 } }],
        ['18W', '18 W blanc', 16.9, { picture: { tone: 'gris' } }],
        ['8N', '8 W noir', 10.9, { picture: { tone: 'noir', size: 0.9 } }],
      ],
    },
  ],
};
