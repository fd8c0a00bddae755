import { type Exact, exactFromCents, exactFromEuros, shareOut, toCents } from './exact';

/** Raised when the amounts of a cart change (`amounts-by-version.json`); orders send it for the API's log. */
export const pricingVersion = 2;

/** `priceHT` in euros before tax and discount; `vatRate` in percent, a missing one counts as 0. */
export interface PricedLine {
  readonly quantity: number;
  readonly priceHT: number;
  /** Contract price or price for this quantity in euros before tax, which no discount reduces. */
  readonly netPriceHT?: number | null | undefined;
  readonly vatRate: number | null | undefined;
  /** Of one unit in euros before tax, within `priceHT`. */
  readonly ecoParticipation?: number | null | undefined;
}

/** Exact amounts. */
export type Totals = ReturnType<typeof totals>;

/** Rates are rounded to hundredths of a percent, the finest step that keeps amounts exact. */
const hundredthsOfPercent = (rate: number) => Math.round(rate * 100);
const wholeInHundredths = 10_000n;

/** Returns a rate of discount or VAT in percent, to two decimals; a missing or invalid one counts as 0. */
export function validRate(rate: unknown): number {
  if (typeof rate !== 'number' || !(rate >= 0 && rate <= 100)) return 0;
  return hundredthsOfPercent(rate) / 100;
}

/** Returns the VAT of a line, not rounded. */
function lineVat(lineHT: Exact, rate: number | null | undefined): Exact {
  return (lineHT * BigInt(hundredthsOfPercent(validRate(rate)))) / wholeInHundredths;
}

/**
 * Returns price × (1 − rate/100), or the net price if that is lower, not rounded (decision 008).
 * @throws {RangeError} if a price is invalid
 */
export function dueUnitPrice(
  { priceHT, netPriceHT }: Pick<PricedLine, 'priceHT' | 'netPriceHT'>,
  discountRate: number,
): Exact {
  const share = wholeInHundredths - BigInt(hundredthsOfPercent(validRate(discountRate)));
  const discounted = (exactFromEuros(priceHT) * share) / wholeInHundredths;
  const net = typeof netPriceHT === 'number' ? exactFromEuros(netPriceHT) : discounted;
  return net < discounted ? net : discounted;
}

/** Returns quantity × discounted unit price, before tax. @throws {RangeError} if the quantity is invalid */
export function lineTotal(line: PricedLine, discountRate: number): Exact {
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 0)
    throw new RangeError(`Not a quantity: ${line.quantity}`);
  return BigInt(line.quantity) * dueUnitPrice(line, discountRate);
}

/** Applies the formulas of specification section 9: VAT per line, and sums of exact, not rounded lines. */
export function totals(lines: readonly PricedLine[], discountRate: number) {
  let ht = 0n;
  let vat = 0n;
  for (const line of lines) {
    const lineHT = lineTotal(line, discountRate);
    ht += lineHT;
    vat += lineVat(lineHT, line.vatRate);
  }
  return { ht, vat, ttc: ht + vat };
}

/** Returns the total with tax plus the delivery fee, to which no VAT is added. */
export function withDelivery(totals: Totals, feeCents: number): Exact {
  return totals.ttc + exactFromCents(feeCents);
}

/**
 * Returns base and tax in cents per VAT rate in percent, lowest first. Bases add up to the rounded total
 * before tax, bases and taxes to the rounded total with tax, so that a tax may be off by a cent.
 * @throws {RangeError} as `lineTotal` does
 */
export function vatRows(lines: readonly PricedLine[], discountRate: number) {
  const sums = new Map<number, { ht: Exact; vat: Exact }>();
  for (const line of lines) {
    const lineHT = lineTotal(line, discountRate);
    const rate = validRate(line.vatRate);
    const sum = sums.get(rate) ?? { ht: 0n, vat: 0n };
    sums.set(rate, { ht: sum.ht + lineHT, vat: sum.vat + lineVat(lineHT, rate) });
  }
  const { ht, ttc } = totals(lines, discountRate);
  const rates = [...sums].sort(([one], [other]) => one - other);
  const parts = (of: 'ht' | 'vat') => rates.map(([, sum]) => sum[of]);
  const bases = shareOut(toCents(ht), parts('ht'));
  const taxes = shareOut(toCents(ttc) - toCents(ht), parts('vat'));
  return rates.map(([rate], index) => ({ rate, baseCents: bases[index] ?? 0, vatCents: taxes[index] ?? 0 }));
}
