import type { Subcategory } from '../series';

export const hautePression: Subcategory = {
  code: 'HAUTE-PRESSION',
  name: 'Haute pression & vapeur',
  series: [
    {
      prefix: 'HP',
      name: 'Nettoyeur haute pression {}',
      text: 'Nettoyeur haute pression {}, pompe à pistons inox. Lance à jet réglable et flexible de 10 m. Ne pas diriger le jet vers une personne ni un appareil électrique.',
      picture: { shape: 'nettoyeur-hp' },
      sheets: 'FT',
      rows: [
        ['150', 'eau froide 150 bar', 549],
        ['180', 'eau froide 180 bar triphasé', 890],
        ['200C', 'eau chaude 200 bar', 2490, { picture: { tone: 'rouge' } }],
      ],
    },
    {
      prefix: 'VAP',
      name: 'Nettoyeur vapeur {}',
      text: 'Nettoyeur vapeur {} pour sanitaires, joints et cuisines. La vapeur sèche décolle la saleté avec très peu d’eau. Jeu de brosses compris.',
      picture: { shape: 'aspirateur-eau', tone: 'bleu' },
      sheets: 'FT',
      rows: [
        ['4', '4 bar, 2 L', 389, { picture: { tone: 'bleu', size: 0.82 } }],
        ['6', '6 bar, 4 L', 690, { picture: { tone: 'bleu', size: 0.92 } }],
      ],
    },
    {
      prefix: 'HPL',
      name: '{} pour nettoyeur haute pression',
      text: '{} pour nettoyeur haute pression à raccord M22. Montage à la main. Vérifier la pression admise avant usage.',
      picture: { shape: 'nettoyeur-hp', tone: 'gris', size: 0.82 },
      separate: true,
      rows: [
        [
          'LAN',
          'Lance inox 90 cm',
          64.9,
          { picture: { shape: 'manche', style: 'telescopique', tone: 'gris' } },
        ],
        ['CAN', 'Canon à mousse 1 L', 39.9, { picture: { shape: 'spray', tone: 'gris' } }],
        ['LAV', 'Laveur de sol 40 cm', 119, { picture: { shape: 'disque', count: 1, tone: 'gris' } }],
      ],
    },
  ],
};
