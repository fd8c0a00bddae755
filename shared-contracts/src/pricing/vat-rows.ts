import type { Exact } from './exact';
import { shareOut, toCents } from './rounding';
import { lineTotal, lineVat, type PricedLine, validVatRate } from './totals';

/** Goods of one VAT rate: `rate` in percent, `baseCents` before tax, `vatCents` the tax. */
export interface VatCents {
  readonly rate: number;
  readonly baseCents: number;
  readonly vatCents: number;
}

/**
 * The goods by VAT rate, lowest first, as books take them: all bases add up to the rounded total before tax, bases and
 * tax together to the rounded total with tax. A tax may so differ by a cent from its own rounding.
 * @throws {RangeError} as `lineTotal` does
 */
export function vatRows(lines: readonly PricedLine[], discountRate: number): VatCents[] {
  const sums = new Map<number, { ht: Exact; vat: Exact }>();
  let ht = 0n;
  let ttc = 0n;
  for (const line of lines) {
    const lineHT = lineTotal(line, discountRate);
    const tax = lineVat(lineHT, line.vatRate);
    const rate = validVatRate(line.vatRate);
    const sum = sums.get(rate) ?? { ht: 0n, vat: 0n };
    sums.set(rate, { ht: sum.ht + lineHT, vat: sum.vat + tax });
    ht += lineHT;
    ttc += lineHT + tax;
  }
  const rates = [...sums].sort(([one], [other]) => one - other);
  const bases = shareOut(
    toCents(ht),
    rates.map(([, sum]) => sum.ht),
  );
  const taxes = shareOut(
    toCents(ttc) - toCents(ht),
    rates.map(([, sum]) => sum.vat),
  );
  return rates.map(([rate], place) => ({ rate, baseCents: bases[place] ?? 0, vatCents: taxes[place] ?? 0 }));
}
