import type { Family } from './series';

export const chr: Family = {
  code: 'CHR',
  name: 'CHR',
  hue: 'chr',
  subcategories: [
    {
      code: 'GOBELETS',
      name: 'Gobelets',
      series: [
        {
          prefix: 'GO',
          name: 'Gobelet carton kraft {}, lot de 50',
          text: 'Gobelet en carton kraft de {} pour boissons chaudes.',
          picture: { shape: 'gobelet', tone: 'kraft', count: 3 },
          rows: [
            ['10K', '10 cl', 2.9],
            ['20K', '20 cl', 4.1],
            ['30K', '30 cl', 5.6],
          ],
        },
      ],
    },
  ],
};
