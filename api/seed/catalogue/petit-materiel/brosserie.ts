import { inColours, type Subcategory } from '../series';

export const brosserie: Subcategory = {
  code: 'BROSSERIE',
  name: 'Brosserie',
  series: [
    {
      prefix: 'BR-MAIN',
      name: 'Brosse à main fibres dures',
      text: 'Brosse à main à fibres dures en polypropylène, pour joints, sols et jardinières. Monture ergonomique avec rebord qui protège les doigts. Longueur 20 cm.',
      picture: { shape: 'brosse' },
      rows: [['', '', 3.85]],
    },
    {
      prefix: 'BRA',
      name: 'Brosse alimentaire à main {}',
      text: 'Brosse {} pour industrie alimentaire, code couleur par zone. Fibres en polyester fixées par agrafes inox. Stérilisable à 121 °C.',
      picture: { shape: 'brosse' },
      sheets: 'FT',
      rows: inColours([['20', '', 6.9]], ['bleu', 'rouge', 'jaune', 'blanc'], 'f'),
    },
    {
      prefix: 'BRL',
      name: 'Balai-brosse {}',
      text: 'Balai-brosse {} à fibres dures pour frotter carrelages et quais. Douille pour manche de 24 mm. Livré sans manche.',
      picture: { shape: 'balai' },
      rows: [
        ['22', '22 cm', 3.4, { picture: { size: 0.82 } }],
        ['30', '30 cm', 4.6, { picture: { size: 0.92, tone: 'bleu' } }],
        ['40', '40 cm alimentaire', 11.2, { picture: { tone: 'blanc' } }],
      ],
    },
    {
      prefix: 'BWC',
      name: 'Brosse WC {}',
      text: 'Brosse WC {}. La tête passe sous le rebord de la cuvette. Le support recueille les gouttes et se nettoie sous l’eau. Hauteur 38 cm.',
      picture: { shape: 'brosse-wc' },
      rows: [
        ['SUP', 'avec support blanc', 4.2, { picture: { tone: 'blanc' } }],
        ['NOI', 'avec support noir', 4.2, { picture: { tone: 'noir' } }],
        ['MUR', 'murale inox', 24.9, { picture: { tone: 'gris' } }],
        ['SIL', 'silicone avec support', 12.5, { picture: { tone: 'bleu' } }],
      ],
    },
    {
      prefix: 'TDL',
      name: 'Tête de loup {}',
      text: 'Tête de loup {} pour plafonds, tuyaux et luminaires. Se visse sur perche télescopique. Fibres souples lavables.',
      picture: { shape: 'tete-de-loup' },
      rows: [
        ['RON', 'ronde', 7.9],
        ['OVA', 'ovale', 8.6, { picture: { tone: 'bleu' } }],
        ['ELE', 'plumeau électrostatique', 5.4, { picture: { tone: 'violet', size: 0.88 } }],
      ],
    },
    {
      prefix: 'BRV',
      name: 'Brosse vaisselle {}',
      text: 'Brosse vaisselle {} à manche long. Fibres mi-dures et grattoir au dos de la tête. Supporte l’eau très chaude.',
      picture: { shape: 'brosse' },
      rows: [
        ['PL', 'plastique', 2.1, { picture: { tone: 'blanc', size: 0.8 } }],
        ['BO', 'bois de hêtre', 3.9, { picture: { tone: 'kraft', size: 0.8 } }],
      ],
    },
  ],
};
