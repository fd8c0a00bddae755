import type { Subcategory } from '../series';
import { BIOCIDE, bidon } from './packagings';

export const savons: Subcategory = {
  code: 'SAVONS',
  name: 'Savons',
  series: [
    {
      prefix: 'SV',
      name: 'Savon mains doux, {}',
      text: 'Savon liquide au pH proche de celui de la peau, pour le lavage fréquent des mains, {}. Contient de la glycérine. Rince vite, même à l’eau froide.',
      picture: { shape: 'savon' },
      sheets: 'FT+FS',
      rows: [
        ['300', 'flacon pompe 300 ml', 2.95, { variant: '300 ml', picture: { size: 0.86 } }],
        ['500', 'flacon pompe 500 ml', 3.95, { variant: '500 ml', picture: { size: 0.96 } }],
        bidon('5L', 5, 12.9, { mark: 'main' }),
      ],
    },
    {
      prefix: 'SVE',
      name: 'Savon mains écolabel sans parfum, {}',
      text: 'Savon liquide sans parfum ni colorant, {}. Convient aux crèches, aux écoles et aux peaux sensibles. Base lavante d’origine végétale.',
      picture: { shape: 'savon', tone: 'vert' },
      sheets: 'FT+FS',
      ecolabel: true,
      rows: [
        ['500', 'flacon pompe 500 ml', 4.6, { variant: '500 ml' }],
        ['R500', 'recharge 500 ml', 3.8, { variant: 'Recharge 500 ml', picture: { shape: 'recharge' } }],
        bidon('5L', 5, 15.9),
      ],
    },
    {
      prefix: 'SVC',
      name: 'Cartouche de savon {}',
      text: 'Cartouche de savon {} pour distributeur mural. Poche étanche : pas de contact avec l’air, pas de transvasement. Environ un millilitre par pression.',
      picture: { shape: 'recharge', mark: 'main' },
      sheets: 'FT+FS',
      rows: [
        ['800', 'crème 800 ml', 5.9],
        ['1000', 'crème 1 L', 6.8],
        ['MOU', 'mousse 1 L', 8.4, { picture: { tone: 'rose', mark: 'bulles' } }],
        ['NEU', 'mousse sans parfum 1 L', 8.9, { picture: { tone: 'blanc', mark: 'bulles' } }],
      ],
    },
    {
      prefix: 'SVA',
      name: 'Savon d’atelier microbilles {}',
      text: 'Savon d’atelier en {} pour cambouis, encres et graisses. Les microbilles sont végétales, sans solvant. Enrichi en agents protecteurs pour la peau.',
      picture: { shape: 'pastilles', tone: 'orange', mark: 'main' },
      sheets: 'FT+FS',
      rows: [
        ['1L', 'pot 1 L', 7.2],
        ['4L', 'flacon pompe 4 L', 22.9, { picture: { shape: 'savon' } }],
        ['CIT', 'citron, bidon 5 L', 24.5, { picture: { shape: 'bidon', tone: 'jaune', mark: 'main' } }],
      ],
    },
    {
      prefix: 'SMA',
      name: 'Savon de Marseille {}',
      text: 'Savon de Marseille {}, aux huiles végétales. Sans colorant ni conservateur. Pour les mains, le linge délicat et le détachage.',
      picture: { shape: 'savonnette', style: 'cube', tone: 'vert' },
      sheets: 'FT+FS',
      rows: [
        ['300', 'cube 300 g', 3.4, { picture: { size: 0.84 } }],
        ['400', 'cube 400 g blanc', 4.2, { picture: { size: 0.92, tone: 'blanc' } }],
        ['LIQ', 'liquide 1 L', 4.9, { picture: { shape: 'flacon', mark: 'main' } }],
        ['5L', 'liquide 5 L', 18.9, { picture: { shape: 'bidon', mark: 'main' } }],
      ],
    },
    {
      prefix: 'SVB',
      name: 'Savon bactéricide mains {}',
      text: `Savon désinfectant en {} pour cuisines et soins, bactéricide EN 1499. Sans parfum, compatible avec la méthode HACCP. ${BIOCIDE}`,
      picture: { shape: 'savon', mark: 'croix', tone: 'bleu' },
      sheets: 'FT+FS',
      rows: [['500', 'flacon pompe 500 ml', 5.4, { variant: '500 ml' }], bidon('5L', 5, 21.9)],
    },
    {
      prefix: 'CRM',
      name: 'Crème mains protectrice {}',
      text: 'Crème non grasse en {}, à appliquer avant ou après le travail. Elle forme un film qui limite le dessèchement. Sans silicone.',
      picture: { shape: 'flacon', tone: 'rose', mark: 'main' },
      sheets: 'FS',
      rows: [
        ['100', 'tube 100 ml', 3.6, { picture: { size: 0.8 } }],
        ['500', 'flacon 500 ml', 9.8, { picture: { shape: 'savon' } }],
      ],
    },
  ],
};
