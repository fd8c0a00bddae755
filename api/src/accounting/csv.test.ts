import { amountCell, textCell } from './csv';

it.each(['=1+1', '+33 1', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '|calc', '%0A'])(
  'the text %j gets an apostrophe, so that a spreadsheet does not compute it',
  (text) => {
    expect(textCell(text)).toBe(`'${text}`);
  },
);

it('names are unchanged, and amounts have a decimal comma', () => {
  expect(textCell('Hôtel Lumière & Fils')).toBe('Hôtel Lumière & Fils');
  expect(amountCell(123_450)).toBe('1234,50');
  expect(amountCell(5)).toBe('0,05');
});
