import type { Subcategory } from '../series';

export const lunettesCasques: Subcategory = {
  code: 'LUNETTES-CASQUES',
  name: 'Lunettes & casques',
  series: [
    {
      prefix: 'LU',
      name: 'Lunettes de protection {}',
      text: 'Lunettes de protection {} en polycarbonate, conformes à la norme EN 166. Traitement antirayures. Se portent avec un masque.',
      picture: { shape: 'lunettes' },
      sheets: 'FT',
      rows: [
        ['INC', 'incolores', 3.9, { picture: { tone: 'blanc' } }],
        ['FUM', 'fumées', 4.4, { picture: { tone: 'noir' } }],
        ['SUR', 'surlunettes incolores', 4.9, { picture: { tone: 'bleu' } }],
        ['MAS', 'masque étanche chimie', 8.9, { picture: { tone: 'vert' } }],
      ],
    },
    {
      prefix: 'CA',
      name: 'Casque antibruit {}',
      text: 'Casque antibruit {}, conforme à la norme EN 352-1. Serre-tête réglable et coussinets remplaçables. Pour machines, souffleurs et ateliers.',
      picture: { shape: 'casque-antibruit' },
      sheets: 'FT',
      rows: [
        ['27', '27 dB', 12.9, { picture: { tone: 'jaune', size: 0.92 } }],
        ['32', '32 dB', 19.9, { picture: { tone: 'rouge' } }],
      ],
    },
    {
      prefix: 'BA',
      name: 'Bouchons d’oreilles {}',
      text: 'Bouchons d’oreilles {}, affaiblissement de 37 dB selon la norme EN 352-2. Mousse douce à reprise lente. À rouler avant insertion.',
      picture: { shape: 'pastilles', tone: 'orange' },
      rows: [
        ['200', 'boîte de 200 paires', 22.9],
        ['COR', 'avec cordon, boîte de 100 paires', 24.5, { picture: { tone: 'vert' } }],
      ],
    },
  ],
};
