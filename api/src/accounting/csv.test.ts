import { amountCell, csvLine, textCell } from './csv';

it.each([
  ...['=1+1', '+33 1', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '|calc', '%0A'],
  ...['00451207', '12E5', '1/2', '12-03', '3-DEC', 'mars-12', 'SEPT2', '12:30', '1 234,5'],
  ...['732 829 320 00074', '73282932000074'],
])('the text %j gets an apostrophe, so that a spreadsheet neither computes nor converts it', (text) => {
  expect(textCell(text)).toBe(`'${text}`);
});

it.each(['Hôtel Lumière & Fils', '0', '4512', '12 rue des Lilas', 'BC-2026/12', 'MARTEAU-12', 'DEC-750'])(
  'the text %j, which a spreadsheet leaves unchanged, gets no apostrophe',
  (text) => expect(textCell(text)).toBe(text),
);

it('an amount in cents is written in euros with a decimal comma', () => {
  expect(amountCell(123_450)).toBe('1234,50');
  expect(amountCell(5)).toBe('0,05');
});

it('a cell with a separator, a quote or a line break is quoted, and its quotes are doubled', () => {
  expect(csvLine(['a', 'b;c', 'd"e', 'f\ng'])).toBe('a;"b;c";"d""e";"f\ng"\r\n');
});
