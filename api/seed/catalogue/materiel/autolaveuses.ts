import type { Subcategory } from '../series';

export const autolaveuses: Subcategory = {
  code: 'AUTOLAVEUSES',
  name: 'Autolaveuses',
  series: [
    {
      prefix: 'AUF',
      name: 'Autolaveuse filaire {}',
      text: 'Autolaveuse autotractée par la brosse, {}. Elle lave, frotte et sèche en un passage. Livrée avec brosse et bavettes ; mise en service sur demande.',
      picture: { shape: 'autolaveuse' },
      sheets: 'FT',
      rows: [
        ['35', '35 cm, 15 L', 1690],
        ['43', '43 cm, 40 L', 2290],
        ['50', '50 cm, 50 L', 2690],
      ],
    },
    {
      prefix: 'AUB',
      name: 'Autolaveuse sur batterie {}',
      text: 'Autolaveuse {} à batteries et chargeur intégré. Autonomie de deux à trois heures selon les réglages. Suceur parabolique qui laisse le sol sec.',
      picture: { shape: 'autolaveuse' },
      sheets: 'FT',
      rows: [
        ['36', '36 cm, 22 L, lithium', 2990, { picture: { tone: 'vert', size: 0.86 } }],
        ['50', '50 cm, 50 L, gel', 3890, { picture: { tone: 'bleu', size: 0.94 } }],
        ['66', '66 cm, 75 L, gel', 5490, { picture: { tone: 'rouge' } }],
      ],
    },
    {
      prefix: 'BAV',
      name: 'Bavette de suceur {}, jeu avant et arrière',
      text: 'Jeu de bavettes {} pour autolaveuse. Quatre arêtes utilisables en retournant la lame. Une bavette usée laisse des traces d’eau.',
      picture: { shape: 'raclette-sol' },
      rows: [
        ['CAO', 'caoutchouc naturel', 48.9, { picture: { tone: 'rouge' } }],
        ['PUR', 'polyuréthane', 69.5, { picture: { tone: 'jaune' } }],
      ],
    },
  ],
};
