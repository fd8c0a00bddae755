import { inColours, type Subcategory } from '../series';

export const raclettesSols: Subcategory = {
  code: 'RACLETTES-SOLS',
  name: 'Raclettes sols',
  series: [
    {
      prefix: 'RS',
      name: 'Raclette sol {}',
      text: 'Raclette de sol {} à double lame de mousse. Elle évacue l’eau des carrelages, même irréguliers. Livrée sans manche.',
      picture: { shape: 'raclette-sol' },
      rows: [
        ['45', '45 cm', 6.9],
        ['55', '55 cm', 7.9],
        ['75', '75 cm', 9.9],
        ['55M', '55 cm métal', 11.9, { picture: { tone: 'gris' } }],
      ],
    },
    {
      prefix: 'RSA',
      name: 'Raclette sol alimentaire 50 cm {}',
      text: 'Raclette monobloc {} de 50 cm pour cuisines et ateliers alimentaires. Sans mousse, elle se désinfecte entièrement. Code couleur par zone.',
      picture: { shape: 'raclette-sol' },
      sheets: 'FT',
      rows: inColours([['50', '', 21.9]], ['bleu', 'rouge', 'jaune', 'blanc'], 'f'),
    },
  ],
};
