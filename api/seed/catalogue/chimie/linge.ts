import type { Subcategory } from '../series';
import { bidon, spray } from './packagings';

export const linge: Subcategory = {
  code: 'LINGE',
  name: 'Linge',
  series: [
    {
      prefix: 'LEP',
      name: 'Lessive poudre {}',
      text: 'Lessive poudre atomisée en {}, efficace de 30 à 90 °C. Pour linge blanc et couleurs. Dosette incluse.',
      picture: { shape: 'pastilles', mark: 'linge' },
      sheets: 'FT+FS',
      rows: [
        ['5', 'seau 5 kg', 21.9, { picture: { size: 0.84 } }],
        ['15', 'sac 15 kg', 52.9, { picture: { shape: 'recharge', style: 'paquet' } }],
      ],
    },
    {
      prefix: 'LEL',
      name: 'Lessive liquide écolabel, {}',
      text: 'Lessive liquide en {} pour tous textiles, dès 30 °C. Se dose à la main ou par pompe. Parfum léger.',
      picture: { shape: 'bidon', tone: 'vert' },
      sheets: 'FT+FS',
      ecolabel: true,
      rows: [bidon('5L', 5, 18.9), bidon('20L', 20, 66.9)],
    },
    {
      prefix: 'ASS',
      name: 'Assouplissant concentré {}',
      text: 'Assouplissant {} pour serviettes et draps. Facilite le repassage et limite l’électricité statique. À verser au dernier rinçage.',
      picture: { shape: 'bidon', mark: 'linge' },
      sheets: 'FT+FS',
      rows: [
        ['LAV', 'lavande 5 L', 12.8, { picture: { tone: 'violet' } }],
        ['FRA', 'fraîcheur 5 L', 12.8, { picture: { tone: 'bleu' } }],
      ],
    },
    {
      prefix: 'DET',
      name: 'Détachant textile avant lavage {}',
      text: 'Détachant en {} pour cols, nappes et blouses. Pulvériser, laisser agir quelques minutes, laver. Tester la tenue des couleurs.',
      picture: { shape: 'spray', mark: 'linge', tone: 'rose' },
      sheets: 'FT+FS',
      rows: [spray('750', 5.9), bidon('5L', 5, 26.9)],
    },
  ],
};
