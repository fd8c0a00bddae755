import { type Exact, exactFromCents, exactFromEuros, shareOut, toCents } from './exact';

/** Goes up when a cart gives another amount, as `amounts-by-version.json` shows; orders carry it for the API's log. */
export const pricingVersion = 1;

/** `priceHT` in euros before tax and discount, `vatRate` in percent, 0 where missing. */
export interface PricedLine {
  readonly quantity: number;
  readonly priceHT: number;
  readonly vatRate: number | null | undefined;
}

/** Exact amounts; `count` is the sum of quantities. */
export type Totals = ReturnType<typeof totals>;

/** Rates count in hundredths of a percent, the finest step that keeps amounts exact. */
const hundredthsOfPercent = (rate: number) => Math.round(rate * 100);
const wholeInHundredths = 10_000n;

/** A usable percentage between 0 and 100, to two decimals; null, NaN and values out of range count as 0. */
export function validDiscountRate(rate: unknown): number {
  if (typeof rate !== 'number' || !(rate >= 0 && rate <= 100)) return 0;
  return hundredthsOfPercent(rate) / 100;
}

/** A usable VAT rate in percent, to two decimals; a missing or odd one counts as 0. */
function validVatRate(rate: number | null | undefined): number {
  return typeof rate === 'number' && rate > 0 && rate <= 100 ? hundredthsOfPercent(rate) / 100 : 0;
}

/** VAT of a line before tax, not rounded. */
function lineVat(lineHT: Exact, rate: number | null | undefined): Exact {
  return (lineHT * BigInt(hundredthsOfPercent(validVatRate(rate)))) / wholeInHundredths;
}

/** Price × (1 − rate/100), not rounded. @throws {RangeError} on a price that is not an amount */
export function dueUnitPrice(priceHT: number, discountRate: number): Exact {
  const share = wholeInHundredths - BigInt(hundredthsOfPercent(validDiscountRate(discountRate)));
  return (exactFromEuros(priceHT) * share) / wholeInHundredths;
}

/** Quantity × discounted unit price, before tax. @throws {RangeError} on a quantity that is no integer from 0 on */
export function lineTotal(line: PricedLine, discountRate: number): Exact {
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 0) {
    throw new RangeError(`Not a quantity: ${line.quantity}`);
  }
  return BigInt(line.quantity) * dueUnitPrice(line.priceHT, discountRate);
}

/** The formulas of specification section 9: VAT per line, sums of exact lines, never of rounded ones. */
export function totals(lines: readonly PricedLine[], discountRate: number) {
  let count = 0;
  let ht = 0n;
  let vat = 0n;
  for (const line of lines) {
    const lineHT = lineTotal(line, discountRate);
    count += line.quantity;
    ht += lineHT;
    vat += lineVat(lineHT, line.vatRate);
  }
  return { count, ht, vat, ttc: ht + vat };
}

/** TTC plus the delivery fee as it stands: the fee bears no VAT of its own. */
export function withDelivery(totals: Totals, feeCents: number): Exact {
  return totals.ttc + exactFromCents(feeCents);
}

/**
 * The goods by VAT rate in percent, lowest first, base and tax in cents: bases add up to the rounded total before
 * tax, bases and taxes to the one with tax, so that a tax may differ by a cent from its own rounding.
 * @throws {RangeError} as `lineTotal` does
 */
export function vatRows(lines: readonly PricedLine[], discountRate: number) {
  const sums = new Map<number, { ht: Exact; vat: Exact }>();
  for (const line of lines) {
    const lineHT = lineTotal(line, discountRate);
    const rate = validVatRate(line.vatRate);
    const sum = sums.get(rate) ?? { ht: 0n, vat: 0n };
    sums.set(rate, { ht: sum.ht + lineHT, vat: sum.vat + lineVat(lineHT, rate) });
  }
  const ht = [...sums.values()].reduce((sum, each) => sum + each.ht, 0n);
  const ttc = [...sums.values()].reduce((sum, each) => sum + each.vat, ht);
  const rates = [...sums].sort(([one], [other]) => one - other);
  const bases = shareOut(
    toCents(ht),
    rates.map(([, sum]) => sum.ht),
  );
  const taxes = shareOut(
    toCents(ttc) - toCents(ht),
    rates.map(([, sum]) => sum.vat),
  );
  return rates.map(([rate], index) => ({ rate, baseCents: bases[index] ?? 0, vatCents: taxes[index] ?? 0 }));
}
