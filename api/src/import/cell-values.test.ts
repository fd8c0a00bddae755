import fc from 'fast-check';
import { CellError, readCents, readPackCount, readPrice, readRate, readStock, text } from './cell-values';

/** A price in ten-thousandths of a euro, exact. */
const price = fc.integer({ min: 0, max: 1_000_000_0000 });
const space = fc.constantFrom('', ' ', '\u00a0', '\u202f');
const written = fc
  .record({ value: price, space, mark: fc.constantFrom(',', '.'), euro: fc.constantFrom('', ' €', '€') })
  .map(({ value, space: between, mark, euro }) => {
    const whole = String(Math.floor(value / 10_000)).replace(/\B(?=(\d{3})+$)/g, between);
    const part = String(value % 10_000)
      .padStart(4, '0')
      .replace(/0+$/, '');
    return { value, text: `${whole}${part && mark + part}${euro}` };
  });

it('a price in a file is parsed regardless of its notation', () => {
  fc.assert(fc.property(written, ({ value, text }) => readPrice(text) === value / 10_000));
});

it.each(['', '1.234,50', '1,234.50', '12 34', '1e3', '١٢', 'NaN'])(
  'a price in a file is refused when it is « %s »',
  (text) => expect(() => readPrice(text)).toThrow(/n’est pas un prix/),
);

it.each([
  ['rate', readRate, '20', 20],
  ['rate', readRate, '5,5', 5.5],
  ['rate', readRate, '20,00 %', 20],
  ['rate', readRate, '0', 0],
  ['amount', readCents, '1 500,5 €', 150_050],
  ['stock', readStock, '0', 0],
  ['stock', readStock, '1 200', 1200],
  ['stock', readStock, '12,0', 12],
  ['pack', readPackCount, '1', 1],
  ['pack', readPackCount, '1000000', 1_000_000],
])('a %s is parsed in French notation and with its unit (%#)', (_, read, text, value) => {
  expect(read(text)).toBe(value);
});

it.each<[(text: string) => number, string, string]>([
  [readPrice, '-0,5', 'est négatif'],
  [readPrice, '1,23456', 'a plus de quatre décimales'],
  [readPrice, '1000000,01', 'dépasse 1 000 000 €'],
  [readRate, '101', 'dépasse 100 %'],
  [readRate, '5,555', 'a plus de deux décimales'],
  [readRate, '0,2', 'est inférieur à 1 % : écrivez 20 pour 20 %'],
  [readRate, 'vingt', 'n’est pas un taux (exemple : 20 ou 5,5)'],
  [readCents, '1,005', 'a plus de deux décimales'],
  [readCents, '9999999999999', 'est trop grand'],
  [readCents, '100 $', 'n’est pas un montant (exemple : 3000 ou 1500,50)'],
  [readStock, '1,5', 'n’est pas un nombre entier'],
  [readStock, '9999999999', 'est trop grand'],
  [readPackCount, '0', ': un lot contient au moins une pièce'],
  [readPackCount, '1000001', 'est trop grand'],
])('%p refuses « %s » with the reason', (read, text, reason) => {
  expect(() => read(text)).toThrow(CellError);
  expect(() => read(text)).toThrow(`« ${text} » ${reason}`.replaceAll(' 000', '\u202f000'));
});

it.each([
  ['<p>Savon</p>', /balises ou entités HTML/],
  ['&Eacute;ponge', /balises ou entités HTML/],
  ['Ã‰ponge', /accents mal lus/],
  ['SV\u0007500', /caractère de contrôle/],
  ['x'.repeat(21), /plus de 20 caractères ; raccourcissez/],
])('the text %j of a cell is refused with the remedy', (cell, reason) => {
  expect(() => text(20).parse(cell)).toThrow(reason);
});
