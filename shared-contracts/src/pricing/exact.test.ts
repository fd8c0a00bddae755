import fc from 'fast-check';
import {
  exactFromEuros,
  formatCents,
  formatCount,
  formatEuros,
  formatExact,
  formatPercent,
  toCents,
  toEuros,
} from './index';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('takes every price of four decimals without loss', () => {
  const tenThousandths = fc.integer({ min: 0, max: 10_000_000_000 });

  fc.assert(
    fc.property(tenThousandths, (units) => {
      expect(exactFromEuros(units / 10_000)).toBe(BigInt(units) * 10n ** 8n);
    }),
  );
});

it('gives back the same euros', () => {
  const hundredMillionths = fc.integer({ min: 0, max: 900_000_000_000_000 });

  fc.assert(
    fc.property(hundredMillionths, (units) => {
      const euros = units / 1e8;

      expect(toEuros(exactFromEuros(euros))).toBe(euros);
    }),
  );
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, -0.01, 1e-9, 0.123456789, 1e21])(
  'refuses %p as an amount',
  (euros) => {
    expect(() => exactFromEuros(euros)).toThrow(RangeError);
  },
);

it.each([
  [0.005, 1],
  [0.0049, 0],
  [1.005, 101],
  [2.675, 268],
  [1e-7, 0],
])('rounds %p euros half up to %p cents', (euros, cents) => {
  expect(toCents(exactFromEuros(euros))).toBe(cents);
});

it('shows what it would charge', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (amount) => {
      const shown = formatExact(amount);

      expect(Number(shown.replace(/[^\d]/g, ''))).toBe(toCents(amount));
      expect(shown).toBe(formatCents(toCents(amount)));
    }),
  );
});

it('writes amounts the French way, with a narrow space between thousands and a hard space before the sign', () => {
  expect(formatCents(123_450)).toBe('1\u202f234,50\u00a0€');
  expect(formatEuros(1234.565)).toBe('1\u202f234,57\u00a0€');
  expect(formatCents(0)).toBe('0,00\u00a0€');
});

it('shows exact prices of eight decimals and sums of floats alike', () => {
  expect(plain(formatEuros(1.00499999))).toBe('1,00 €');
  expect(plain(formatEuros(0.1 + 0.2))).toBe('0,30 €');
});

it.each([
  [10, '10 %'],
  [5.5, '5,5 %'],
  [0, '0 %'],
])('writes %p percent as %p', (rate, text) => {
  expect(plain(formatPercent(rate))).toBe(text);
});

it('parts the thousands of a number of articles with a narrow space', () => {
  expect(formatCount(17)).toBe('17');
  expect(formatCount(123_473)).toBe('123\u202f473');
});
