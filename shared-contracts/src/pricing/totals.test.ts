import amountsByVersion from './amounts-by-version.json';
import carts from './golden-carts.json';
import {
  type DeliveryMode,
  deliveryFee,
  lineTotal,
  type PricedLine,
  pricingVersion,
  toCents,
  totals,
  validRate,
  withDelivery,
} from './index';

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
