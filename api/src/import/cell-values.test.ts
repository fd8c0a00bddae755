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

const parse = { price: readPrice, rate: readRate, amount: readCents, stock: readStock, pack: readPackCount };

it.each<[keyof typeof parse, string, number]>([
  ['rate', '20', 20],
  ['rate', '5,5', 5.5],
  ['rate', '20,00 %', 20],
  ['rate', '0', 0],
  ['amount', '1 500,5 €', 150_050],
  ['stock', '0', 0],
  ['stock', '1 200', 1200],
  ['stock', '12,0', 12],
  ['pack', '1', 1],
  ['pack', '1000000', 1_000_000],
])('a %s in a file is parsed when it is « %s »', (kind, text, value) => {
  expect(parse[kind](text)).toBe(value);
});

it.each<[keyof typeof parse, string, string]>([
  ['price', '-0,5', 'est négatif'],
  ['price', '1,23456', 'a plus de quatre décimales'],
  ['price', '1000000,01', 'dépasse 1 000 000 €'],
  ['rate', '101', 'dépasse 100 %'],
  ['rate', '5,555', 'a plus de deux décimales'],
  ['rate', '0,2', 'est inférieur à 1 % : écrivez 20 pour 20 %'],
  ['rate', 'vingt', 'n’est pas un taux (exemple : 20 ou 5,5)'],
  ['amount', '1,005', 'a plus de deux décimales'],
  ['amount', '9999999999999', 'est trop grand'],
  ['amount', '100 $', 'n’est pas un montant (exemple : 3000 ou 1500,50)'],
  ['stock', '1,5', 'n’est pas un nombre entier'],
  ['stock', '9999999999', 'est trop grand'],
  ['pack', '0', ': un lot contient au moins une pièce'],
  ['pack', '1000001', 'est trop grand'],
])('a %s in a file is refused with the reason when it is « %s »', (kind, text, reason) => {
  expect(() => parse[kind](text)).toThrow(CellError);
  expect(() => parse[kind](text)).toThrow(`« ${text} » ${reason}`.replaceAll(' 000', '\u202f000'));
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
