import fc from 'fast-check';
import { exactAmount, exactFromEuros, toEuros, usablePrice } from './index';

describe('a price of any API', () => {
  it.each([
    null,
    undefined,
    '12,90',
    '12.90',
    true,
    {},
    [12.9],
    Number.NaN,
    Infinity,
    -Infinity,
    -1,
    -1e-9,
    1e21,
    1_000_000.01,
  ])('is none when it is %p', (price) => {
    expect(usablePrice(price)).toBeNull();
  });

  it.each([
    [0, 0],
    [-0, 0],
    [12.9, 12.9],
    [0.1 + 0.2, 0.3],
    [1e-7, 1e-7],
    [4e-9, 0],
    [5e-9, 1e-8],
    [1.000000005, 1.00000001],
    [1.000000004999, 1],
    [1_000_000, 1_000_000],
  ])('%p counts as %p', (price, counted) => {
    expect(usablePrice(price)).toBeCloseTo(counted, 15);
    expect(usablePrice(price)).toEqual(counted === 0 ? expect.closeTo(0, 15) : counted);
  });

  it('is an exact amount, at most half a unit of the eighth decimal away, and stays what it is', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1_000_000, noNaN: true }), (price) => {
        const read = usablePrice(price);

        expect(() => exactFromEuros(read ?? Number.NaN)).not.toThrow();
        expect(Math.abs((read ?? Number.NaN) - price)).toBeLessThanOrEqual(5.1e-9);
        expect(usablePrice(read)).toBe(read);
      }),
    );
  });
});

it('a sum of billions is read as it is', () => {
  fc.assert(
    fc.property(fc.double({ min: 90_000_000, max: 10_000_000_000, noNaN: true }), (sum) => {
      expect(toEuros(exactAmount(sum) ?? -1n)).toBeCloseTo(sum, 8);
    }),
    { examples: [[3_583_722_316.7527914]] },
  );
});
