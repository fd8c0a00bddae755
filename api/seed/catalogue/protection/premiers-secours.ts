import type { Subcategory } from '../series';

export const premiersSecours: Subcategory = {
  code: 'PREMIERS-SECOURS',
  name: 'Premiers secours',
  series: [
    {
      prefix: 'TR',
      name: 'Trousse de secours {}',
      text: 'Trousse de premiers secours {} : compresses, bandes, pansements et gants. Boîtier mural ou souple selon le modèle. Contrôler les dates chaque année.',
      picture: { shape: 'trousse' },
      sheets: 'FT',
      rows: [
        ['05', '5 personnes', 24.9, { picture: { tone: 'vert', size: 0.84 } }],
        ['10', '10 personnes', 36.9, { picture: { tone: 'vert', size: 0.92 } }],
        ['20', '20 personnes', 54.9, { picture: { tone: 'vert' } }],
        ['CUI', 'cuisine, pansements bleus', 39.9, { picture: { tone: 'bleu' } }],
      ],
    },
    {
      prefix: 'PAN',
      name: 'Pansements {}',
      text: 'Pansements {} hypoallergéniques. Emballés un à un, bords arrondis qui tiennent à l’eau. Boîte distributrice.',
      picture: { shape: 'mouchoirs' },
      rows: [
        ['ASS', 'assortis, boîte de 100', 5.9, { picture: { tone: 'kraft', size: 0.8 } }],
        ['BLE', 'bleus détectables, boîte de 100', 8.9, { picture: { tone: 'bleu', size: 0.8 } }],
      ],
    },
    {
      prefix: 'LVO',
      name: 'Lave-œil {}',
      text: 'Solution stérile de lavage oculaire, {}. Flacon à œillère, prêt à l’emploi. À placer près des postes de dilution.',
      picture: { shape: 'flacon', mark: 'croix' },
      sheets: 'FT',
      rows: [
        ['500', 'flacon 500 ml', 12.9, { picture: { tone: 'vert' } }],
        ['2X5', 'station murale 2 × 500 ml', 42.9, { picture: { tone: 'vert', count: 2 } }],
      ],
    },
  ],
};
