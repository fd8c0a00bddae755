import type { Subcategory } from '../series';

export const vitrerie: Subcategory = {
  code: 'VITRERIE',
  name: 'Vitrerie',
  series: [
    {
      prefix: 'RV',
      name: 'Raclette à vitres {}',
      text: 'Raclette à vitres {} à caoutchouc souple remplaçable. Le profil se bloque sans outil. Compatible avec les perches à cône.',
      picture: { shape: 'raclette' },
      sheets: 'FT',
      rows: [
        ['25', '25 cm, manche ergonomique', 7.6, { variant: '25 cm' }],
        ['35', '35 cm, manche ergonomique', 8.9, { variant: '35 cm' }],
        ['45', '45 cm, manche ergonomique', 10.6, { variant: '45 cm' }],
        ['35I', '35 cm inox', 16.9, { variant: '35 cm inox', picture: { tone: 'gris' } }],
      ],
    },
    {
      prefix: 'MV',
      name: 'Mouilleur à vitres {} complet',
      text: 'Mouilleur {} : support en T et housse microfibre à bande abrasive. La housse retient l’eau et se lave à 60 °C. S’emploie à la main ou sur perche.',
      picture: { shape: 'mouilleur' },
      rows: [
        ['25', '25 cm', 9.8],
        ['35', '35 cm', 11.4],
        ['45', '45 cm', 13.6],
      ],
    },
    {
      prefix: 'GRT',
      name: 'Grattoir {}',
      text: 'Grattoir {} pour peintures, étiquettes et chewing-gums. Lame protégée hors usage. À tenir à plat sur une vitre mouillée.',
      picture: { shape: 'grattoir' },
      rows: [
        ['04', 'de sécurité 4 cm', 3.2, { picture: { size: 0.8 } }],
        ['10', 'à vitres 10 cm', 8.9, { picture: { size: 0.9 } }],
        ['SOL', 'de sol 20 cm à manche', 19.8, { picture: { tone: 'gris' } }],
      ],
    },
    {
      prefix: 'KV',
      name: 'Kit laveur de vitres {}',
      text: 'Kit {} : raclette, mouilleur, grattoir et seau. Tout le nécessaire pour débuter. Pièces de rechange disponibles à l’unité.',
      picture: { shape: 'seau' },
      rows: [
        ['BASE', 'de base', 39.9, { picture: { size: 0.9 } }],
        ['PRO', 'professionnel avec perche 2 m', 79.5, { picture: { tone: 'bleu' } }],
      ],
    },
  ],
};
