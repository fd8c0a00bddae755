import { Decimal } from 'decimal.js';
import type { Cart } from './random-carts';

// More digits than the largest cart has, so that nothing is rounded but where the text says so.
const Exact = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_HALF_UP });

const fees = { standard: 25, premium: 55, retailer: 0 };
/** An odd rate counts as 0 (decision 13 of the gaps in the specification). */
const percent = (rate: number | null | undefined) => new Exact(rate && rate > 0 && rate <= 100 ? rate : 0);
const sum = (amounts: readonly Decimal[]) => amounts.reduce((all, amount) => all.plus(amount), new Exact(0));
const cents = (euros: Decimal) => euros.times(100).toDecimalPlaces(0);
const inCents = (euros: Decimal) => cents(euros).toNumber();

interface PricedLine {
  readonly ht: Decimal;
  readonly rate: Decimal;
  readonly vat: Decimal;
}

/** Cents for each part: rounded down, and what is left of `whole` one by one to the largest remainders. */
function shared(whole: Decimal, parts: readonly Decimal[]): number[] {
  const shares = parts.map((euros, place) => {
    const exact = euros.times(100);
    const floor = exact.floor();
    return { place, floor, remainder: exact.minus(floor), cents: floor };
  });
  let left = whole.minus(sum(shares.map(({ floor }) => floor)));
  for (const share of shares.toSorted((one, other) => other.remainder.comparedTo(one.remainder))) {
    if (left.lessThanOrEqualTo(0)) break;
    share.cents = share.floor.plus(1);
    left = left.minus(1);
  }
  return shares.map((share) => share.cents.toNumber());
}

function vatRows(lines: readonly PricedLine[], ht: Decimal, ttc: Decimal) {
  const rates = [...new Set(lines.map(({ rate }) => rate.toString()))]
    .map((rate) => new Exact(rate))
    .sort((one, other) => one.comparedTo(other));
  const of = (rate: Decimal, field: 'ht' | 'vat') =>
    sum(lines.filter((line) => line.rate.equals(rate)).map((line) => line[field]));
  const bases = shared(
    cents(ht),
    rates.map((rate) => of(rate, 'ht')),
  );
  const taxes = shared(
    cents(ttc).minus(cents(ht)),
    rates.map((rate) => of(rate, 'vat')),
  );
  return rates.map((rate, place) => ({
    rate: rate.toNumber(),
    baseCents: bases[place],
    vatCents: taxes[place],
  }));
}

/**
 * What a cart costs by the formulas of the specification (section 9), in decimal figures and without code of the shop.
 * Amounts are euros as text, not rounded; `fee` and `due` are cents.
 */
export function priceOf({ lines, discountRate, mode, destination, freeDelivery }: Cart) {
  const share = new Exact(1).minus(percent(discountRate).dividedBy(100));
  const priced = lines.map(({ quantity, priceHT, vatRate }) => {
    const rate = percent(vatRate);
    const ht = new Exact(priceHT).times(share).times(quantity);
    return { ht, rate, vat: ht.times(rate).dividedBy(100) };
  });
  const ht = sum(priced.map((line) => line.ht));
  const vat = sum(priced.map((line) => line.vat));
  const ttc = ht.plus(vat);
  const threshold = destination?.threshold ?? null;
  const isFree =
    mode === 'standard' &&
    freeDelivery === 'apply' &&
    threshold !== null &&
    ht.greaterThanOrEqualTo(threshold);
  const fee = isFree ? 0 : fees[mode];
  return {
    ht: ht.toFixed(),
    vat: vat.toFixed(),
    ttc: ttc.toFixed(),
    rows: vatRows(priced, ht, ttc),
    fee: fee * 100,
    due: cents(ttc.plus(fee)).toNumber(),
    shown: { ht: inCents(ht), vat: inCents(vat), ttc: inCents(ttc) },
  };
}
