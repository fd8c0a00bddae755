import fc from 'fast-check';
import {
  exactAmount,
  exactFromEuros,
  formatCents,
  formatExact,
  toCents,
  toEuros,
  usablePrice,
} from './index';

it('a price of four decimals becomes an exact amount without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (units) => {
      expect(exactFromEuros(units / 10_000)).toBe(BigInt(units) * 10n ** 8n);
    }),
  );
});

it('an amount of eight decimals is converted to the same number of euros', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900_000_000_000_000 }), (units) => {
      expect(toEuros(exactFromEuros(units / 1e8))).toBe(units / 1e8);
    }),
  );
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, -0.01, 1e-9, 0.123456789, 1e21])(
  '%p is refused as an exact amount',
  (euros) => {
    expect(() => exactFromEuros(euros)).toThrow(RangeError);
  },
);

it.each([
  [0.005, 1],
  [0.0049, 0],
  [1.005, 101],
  [2.675, 268],
])('%p euros are rounded half up to %p cents', (euros, cents) => {
  expect(toCents(exactFromEuros(euros))).toBe(cents);
});

it('the shown amount equals the charged amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (amount) => {
      const shown = formatExact(amount);

      expect(Number(shown.replace(/[^\d]/g, ''))).toBe(toCents(amount));
      expect(shown).toBe(formatCents(toCents(amount)));
    }),
  );
});

it.each([null, undefined, '12,90', true, {}, [12.9], Number.NaN, Infinity, -1e-9, 0, 1e21, 1_000_000.01])(
  '%p from an API is no price',
  (price) => {
    expect(usablePrice(price)).toBeNull();
  },
);

it.each([
  [0.1 + 0.2, 0.3],
  [1e-7, 1e-7],
  [5e-9, 1e-8],
  [1.000000005, 1.00000001],
  [1.000000004999, 1],
])('the price %p from an API counts as %p', (price, counted) => {
  expect(usablePrice(price)).toBe(counted);
});

it('an amount of billions from an API is read without loss', () => {
  fc.assert(
    fc.property(fc.double({ min: 90_000_000, max: 10_000_000_000, noNaN: true }), (sum) => {
      expect(toEuros(exactAmount(sum) ?? -1n)).toBeCloseTo(sum, 8);
    }),
    { examples: [[3_583_722_316.7527914]] },
  );
});
