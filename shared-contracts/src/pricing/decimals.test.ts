import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { deliveryFee, toCents, totals, vatRows, withDelivery } from './index';

// More digits than the largest cart has, so that only the specified roundings happen.
const Exact = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_HALF_UP });
const sum = (amounts: readonly Decimal[]) => amounts.reduce((all, amount) => all.plus(amount), new Exact(0));
const cents = (euros: Decimal) => euros.times(100).toDecimalPlaces(0);
const exact = (euros: Decimal) => BigInt(euros.times(1e12).toFixed());
const percent = (rate: number | null | undefined) => new Exact(rate && rate > 0 && rate <= 100 ? rate : 0);

const fees = { standard: 25, premium: 55, retailer: 0 } as const;
const thresholds = { '75011': 300, '69001': 500, '97100': Number.POSITIVE_INFINITY } as const;

const hundredths = fc.integer({ min: 0, max: 10_000 }).map((count) => count / 100);
const usualRate = fc.constantFrom(20, 10, 5.5, 2.1, 8.5, 0, null, undefined, -20, 101);
const lines = fc.array(
  fc.record({
    quantity: fc.nat(999_999),
    priceHT: fc.nat(1_000_000 * 10_000).map((units) => units / 10_000),
    netPriceHT: fc.oneof(
      { weight: 2, arbitrary: fc.constant(null) },
      fc.nat(1_000_000 * 10_000).map((units) => units / 10_000),
    ),
    vatRate: fc.oneof({ weight: 9, arbitrary: usualRate }, hundredths),
  }),
  { maxLength: 20 },
);
/** A price at a limit of free delivery or at half a cent, or a ten-thousandth of a euro below or above. */
const lineAtLimit = fc
  .tuple(fc.constantFrom(299.995, 300, 499.995, 500, 1.005, 2.675), fc.constantFrom(-1, 0, 1))
  .map(([euros, units]) => [
    { quantity: 1, priceHT: (Math.round(euros * 10_000) + units) / 10_000, netPriceHT: null, vatRate: 20 },
  ]);
const delivery = fc.record({
  mode: fc.constantFrom('standard', 'premium', 'retailer'),
  postalCode: fc.constantFrom('75011', '69001', '97100', null),
  freeDelivery: fc.constantFrom('apply', 'apply', 'announce'),
});
const cart = fc.oneof(
  { weight: 4, arbitrary: fc.record({ lines, discountRate: hundredths, delivery }) },
  fc.record({ lines: lineAtLimit, discountRate: fc.constant(0), delivery }),
);
type Cart = typeof cart extends fc.Arbitrary<infer Each> ? Each : never;

/** Rounds the parts down to cents and distributes the rest of `whole` to the largest remainders. */
function shared(whole: Decimal, parts: readonly Decimal[]): number[] {
  const shares = parts.map((euros) => ({ exact: euros.times(100), cents: euros.times(100).floor() }));
  const left = whole.minus(sum(shares.map((share) => share.cents))).toNumber();
  const remainder = (share: (typeof shares)[number]) => share.exact.minus(share.exact.floor());
  const largest = shares.toSorted((one, other) => remainder(other).comparedTo(remainder(one))).slice(0, left);
  for (const share of largest) share.cents = share.cents.plus(1);
  return shares.map((share) => share.cents.toNumber());
}

/** Computes a cart's amounts by the specification (section 9) and decision 008, without code of the shop. */
function oracle({ lines: list, discountRate, delivery: { mode, postalCode, freeDelivery } }: Cart) {
  const share = new Exact(100).minus(percent(discountRate)).dividedBy(100);
  const priced = list.map(({ quantity, priceHT, netPriceHT, vatRate }) => {
    const rate = percent(vatRate);
    const discounted = new Exact(priceHT).times(share);
    const ht = Exact.min(discounted, netPriceHT ?? discounted).times(quantity);
    return { rate: rate.toNumber(), ht, vat: ht.times(rate).dividedBy(100) };
  });
  const ht = sum(priced.map((line) => line.ht));
  const vat = sum(priced.map((line) => line.vat));
  const ttc = ht.plus(vat);
  const threshold =
    freeDelivery === 'apply' && postalCode ? thresholds[postalCode] : Number.POSITIVE_INFINITY;
  const fee = mode === 'standard' && cents(ht).greaterThanOrEqualTo(threshold * 100) ? 0 : fees[mode];
  const rates = [...new Set(priced.map(({ rate }) => rate))].sort((one, other) => one - other);
  const byRate = (field: 'ht' | 'vat') =>
    rates.map((rate) => sum(priced.filter((line) => line.rate === rate).map((line) => line[field])));
  const bases = shared(cents(ht), byRate('ht'));
  const taxes = shared(cents(ttc).minus(cents(ht)), byRate('vat'));
  return {
    ht: exact(ht),
    vat: exact(vat),
    ttc: exact(ttc),
    rows: rates.map((rate, index) => ({ rate, baseCents: bases[index], vatCents: taxes[index] })),
    fee: fee * 100,
    due: cents(ttc.plus(fee)).toNumber(),
    shown: [ht, vat, ttc].map((amount) => cents(amount).toNumber()),
  };
}

it('the exact and rounded amounts of 1,000 carts equal those of decimal arithmetic', () => {
  fc.assert(
    fc.property(cart, (each) => {
      const { lines: list, discountRate, delivery: choice } = each;
      const { mode, postalCode, freeDelivery } = choice;
      const destination = postalCode && { postalCode, country: 'FR' };

      const sums = totals(list, discountRate);
      const { ht, vat, ttc } = sums;
      const fee = deliveryFee({ mode, destination, ht, freeDelivery });

      const due = toCents(withDelivery(sums, fee));
      const shown = [ht, vat, ttc].map(toCents);
      expect({ ht, vat, ttc, rows: vatRows(list, discountRate), fee, due, shown }).toEqual(oracle(each));
    }),
    { numRuns: 1000 },
  );
});
