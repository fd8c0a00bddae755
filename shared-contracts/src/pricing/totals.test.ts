import fc from 'fast-check';
import {
  dueUnitPrice,
  exactFromEuros,
  formatExact,
  lineTotal,
  toCents,
  totals,
  validDiscountRate,
  withDelivery,
} from './index';

const price = fc.integer({ min: 0, max: 50_000_000 }).map((units) => units / 10_000);
const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 0, max: 999_999 }),
    priceHT: price,
    vatRate: fc.constantFrom(0, 2.1, 5.5, 10, 20, null, undefined),
  }),
  { maxLength: 12 },
);

it('charges to the cent what the summary shows, delivery included', () => {
  fc.assert(
    fc.property(lines, rate, fc.constantFrom(0, 2500, 5500), (cart, discountRate, fee) => {
      const due = withDelivery(totals(cart, discountRate), fee);

      expect(Number(formatExact(due).replace(/\D/g, ''))).toBe(toCents(due));
    }),
  );
});

it('counts a product split over two lines like one line', () => {
  fc.assert(
    fc.property(price, rate, fc.nat(999_999), fc.nat(999_999), (priceHT, discountRate, one, other) => {
      const line = (quantity: number) => ({ quantity, priceHT, vatRate: 20 });

      expect(totals([line(one), line(other)], discountRate)).toEqual(
        totals([line(one + other)], discountRate),
      );
    }),
  );
});

it('never sums rounded lines: three times 0.3349 is 1.00, not 0.99', () => {
  const line = { quantity: 1, priceHT: 0.3349, vatRate: 0 };

  expect(toCents(totals([line, line, line], 0).ht)).toBe(100);
});

it('leaves prices alone at 0 % and makes them free at 100 %', () => {
  expect(dueUnitPrice(12.3456, 0)).toBe(exactFromEuros(12.3456));
  expect(dueUnitPrice(12.3456, 100)).toBe(0n);
});

it('carries six-digit quantities', () => {
  expect(toCents(lineTotal({ quantity: 999_999, priceHT: 1234.56, vatRate: 20 }, 0))).toBe(123_455_876_544);
});

it.each([null, undefined, Number.NaN, -1, 100.01, Number.POSITIVE_INFINITY, '10'])(
  'counts a discount of %p as 0',
  (odd) => {
    expect(validDiscountRate(odd)).toBe(0);
  },
);

it('counts a missing or odd VAT rate as 0', () => {
  for (const vatRate of [null, undefined, Number.NaN, -20]) {
    expect(totals([{ quantity: 1, priceHT: 10, vatRate }], 0).vat).toBe(0n);
  }
});

it.each([-1, 1.5, Number.NaN, 2 ** 53])('refuses %p as a quantity', (quantity) => {
  expect(() => lineTotal({ quantity, priceHT: 1, vatRate: 20 }, 0)).toThrow(RangeError);
});
