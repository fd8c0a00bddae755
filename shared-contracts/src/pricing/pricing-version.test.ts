import amountsByVersion from './amounts-by-version.json';
import carts from './golden-carts.json';
import {
  type DeliveryMode,
  deliveryFee,
  type PricedLine,
  pricingVersion,
  toCents,
  totals,
  withDelivery,
} from './index';

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
