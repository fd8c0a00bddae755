import { type Exact, exactFromEuros } from './exact';

/** Dearer than anything that a shop of supplies sells: such a figure is a mistake (euros). */
export const highestPrice = 1_000_000;
/** What the card provider takes at most, in 12 digits of cents, is less (euros). */
const highestAmount = 10_000_000_000;
/** Exact amounts take prices of 8 decimals. */
const decimals = 8;

function usable(euros: unknown, highest: number): number | null {
  if (typeof euros !== 'number' || !(euros >= 0 && euros <= highest)) return null;
  // By its written digits, for a product of binary fractions may fall short of the half.
  const [digits, exponent = '0'] = String(euros).split('e');
  const scaled = Number(`${digits}e${Number(exponent) + decimals}`);
  // From 90 million on, two neighbouring doubles are further apart than the eighth decimal: there is nothing to round.
  return scaled > Number.MAX_SAFE_INTEGER ? euros : Math.round(scaled) / 10 ** decimals;
}

/**
 * A price as it comes from any API, in euros before tax: rounded half up to 8 decimals. Null for what is no price: text,
 * null, negative, not finite, above 1,000,000. Such an article is shown as unavailable.
 */
export const usablePrice = (price: unknown) => usable(price, highestPrice);

/** A sum of an order as it comes from any API in euros, rounded like a price; null for what is no amount. */
export function exactAmount(euros: unknown): Exact | null {
  const amount = usable(euros, highestAmount);
  return amount === null ? null : exactFromEuros(amount);
}
