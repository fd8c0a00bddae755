import fc from 'fast-check';
import { exactAmount, exactFromEuros, toEuros, usablePrice } from './exact';

it('an amount of eight decimals becomes an exact amount without loss, and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900_000_000_000_000 }), (units) => {
      const exact = exactFromEuros(units / 1e8);

      expect(exact).toBe(BigInt(units) * 10_000n);
      expect(toEuros(exact)).toBe(units / 1e8);
    }),
  );
});

it.each([Number.NaN, Infinity, -0.01, 1e-9, 0.123456789, 1e21])('%p is no exact amount', (euros) => {
  expect(() => exactFromEuros(euros)).toThrow(RangeError);
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
