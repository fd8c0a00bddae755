import { amountCell, textCell } from './csv';

it.each(['=1+1', '+33 1', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '|calc', '%0A'])(
  'a spreadsheet shows %j as text',
  (text) => {
    expect(textCell(text)).toBe(`'${text}`);
  },
);

it('names and amounts are unchanged', () => {
  expect(textCell('Hôtel Lumière & Fils')).toBe('Hôtel Lumière & Fils');
  expect(amountCell(123_450)).toBe('1234,50');
  expect(amountCell(5)).toBe('0,05');
});
