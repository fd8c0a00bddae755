import fc from 'fast-check';
import amountsByVersion from './amounts-by-version.json';
import carts from './golden-carts.json';
import {
  type DeliveryMode,
  deliveryFee,
  exactAmount,
  exactFromEuros,
  lineTotal,
  type PricedLine,
  pricingVersion,
  toCents,
  toEuros,
  totals,
  usablePrice,
  validRate,
  withDelivery,
} from './index';

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

it.each([null, undefined, Number.NaN, -1, 100.01, Infinity, '10'])('a rate of %p counts as 0', (odd) => {
  expect(validRate(odd)).toBe(0);
});

it.each([-1, 1.5, Number.NaN, 2 ** 53])('a quantity of %p is refused', (quantity) => {
  expect(() => lineTotal({ quantity, priceHT: 1, vatRate: 20 }, 0)).toThrow(RangeError);
});

interface GoldenCart {
  readonly lines: readonly PricedLine[];
  readonly discountRate: number;
  readonly mode: string;
  readonly postalCode: string;
  readonly country: string;
  readonly freeDelivery: string;
}

/** Returns in cents: goods before tax, VAT, delivery, total with tax. */
function amountsOf({ lines, discountRate, mode, freeDelivery, ...destination }: GoldenCart) {
  const sum = totals(lines, discountRate);
  const fee = deliveryFee({
    mode: mode as DeliveryMode,
    destination,
    ht: sum.ht,
    freeDelivery: freeDelivery as 'apply' | 'announce',
  });
  return [toCents(sum.ht), toCents(sum.vat), fee, toCents(withDelivery(sum, fee))];
}

const byVersion: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = amountsByVersion;
const computed = Object.fromEntries(Object.entries(carts).map(([name, cart]) => [name, amountsOf(cart)]));

describe('the version of the pricing rules', () => {
  // If amounts change, raise `pricingVersion` and add its amounts; the amounts of released versions stay.
  it('computes the recorded amounts of every cart', () => {
    expect(computed).toEqual(byVersion[pricingVersion]);
  });

  it('is the latest recorded version, and the amounts of each version differ from the previous one', () => {
    const versions = Object.keys(byVersion).map(Number);
    const written = Object.values(byVersion).map((amounts) => JSON.stringify(amounts));

    expect(versions).toEqual(Array.from({ length: pricingVersion }, (_, index) => index + 1));
    expect(written.filter((amounts, index) => amounts === written[index - 1])).toEqual([]);
  });
});
