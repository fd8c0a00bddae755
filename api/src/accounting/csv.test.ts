import { amountCell, textCell } from './csv';

it.each([
  ...['=1+1', '+33 1', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '|calc', '%0A'],
  ...[
    '00451207',
    '12E5',
    '1/2',
    '12-03',
    '3-DEC',
    'mars-12',
    'SEPT2',
    '12:30',
    '1 234,5',
    '732 829 320 00074',
    '73282932000074',
  ],
])('the text %j gets an apostrophe, so that a spreadsheet neither computes nor converts it', (text) => {
  expect(textCell(text)).toBe(`'${text}`);
});

it('names are unchanged, and amounts have a decimal comma', () => {
  for (const name of [
    'Hôtel Lumière & Fils',
    '0',
    '4512',
    '12 rue des Lilas',
    'BC-2026/12',
    'MARTEAU-12',
    'DEC-750',
  ])
    expect(textCell(name)).toBe(name);
  expect(amountCell(123_450)).toBe('1234,50');
  expect(amountCell(5)).toBe('0,05');
});
