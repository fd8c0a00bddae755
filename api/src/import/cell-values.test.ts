import fc from 'fast-check';
import { FigureError, readPackCount, readPrice, readRate, readStock } from './cell-values';

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

it.each([
  '',
  'abc',
  '-1',
  '-0,5',
  '1,23456',
  '1.234,50',
  '1,234.50',
  '12 34',
  '1e3',
  '١٢',
  'NaN',
  '1000000,01',
])('a price in a file is refused when it is « %s »', (text) => {
  expect(() => readPrice(text)).toThrow(FigureError);
});

it.each([
  ['rate', readRate, '20', 20],
  ['rate', readRate, '5,5', 5.5],
  ['rate', readRate, '20,00 %', 20],
  ['rate', readRate, '0', 0],
  ['stock', readStock, '0', 0],
  ['stock', readStock, '1 200', 1200],
  ['stock', readStock, '12,0', 12],
  ['pack', readPackCount, '1', 1],
  ['pack', readPackCount, '1 000', 1000],
  ['pack', readPackCount, '1000000', 1_000_000],
])('a %s is parsed in French notation and with its unit (%#)', (_, read, text, value) => {
  expect(read(text)).toBe(value);
});

it.each([
  ['rate', readRate, ['0,2', '101', '5,555', 'vingt', '']],
  ['stock', readStock, ['1,5', '-3', 'beaucoup', '9999999999']],
  ['pack', readPackCount, ['0', '-6', '2,5', 'lot de 6', '1000001']],
] as const)('a %s in an invalid format or out of range is refused', (_, read, texts) => {
  for (const text of texts) expect(() => read(text)).toThrow(FigureError);
});
