import { dueUnitPrice, exactFromEuros, lineTotal, validDiscountRate } from './index';

it('a price is unchanged at a discount of 0 % and zero at 100 %', () => {
  expect(dueUnitPrice(12.3456, 0)).toBe(exactFromEuros(12.3456));
  expect(dueUnitPrice(12.3456, 100)).toBe(0n);
});

it.each([null, undefined, Number.NaN, -1, 100.01, Number.POSITIVE_INFINITY, '10'])(
  'a discount of %p counts as 0',
  (odd) => {
    expect(validDiscountRate(odd)).toBe(0);
  },
);

it.each([-1, 1.5, Number.NaN, 2 ** 53])('a quantity of %p is refused', (quantity) => {
  expect(() => lineTotal({ quantity, priceHT: 1, vatRate: 20 }, 0)).toThrow(RangeError);
});
