import { formatCents } from 'shared-contracts/pricing';
import { hairlines, inFont } from './pdf';

it('a reader sees an amount of thousands without a sign that the font lacks', () => {
  const row = ['Total', { text: formatCents(123_456), bold: true }];

  const printed = inFont([{ table: { body: [row] }, layout: hairlines }]);

  expect(printed).toEqual([
    {
      table: { body: [['Total', { text: '1\u00a0234,56\u00a0€', bold: true }]] },
      layout: hairlines,
    },
  ]);
});
