/** An amount in units of 1e-12 euro: price (4 decimals) × discount (4 more) × VAT (4 more) stays an integer. */
export type Exact = bigint;

const decimals = 12;
const one = 10n ** BigInt(decimals);
/** A discounted price has up to 8 decimals; the 4 left are those of a VAT rate. */
const decimalsOfPrices = 8;

/**
 * Euros as they come in JSON, without loss up to 8 decimals (list prices have at most 4, discounted ones 8).
 * @throws {RangeError} on NaN, negative, infinite, too large or finer values
 */
export function exactFromEuros(euros: number): Exact {
  const text = euros < 1e-6 ? euros.toFixed(decimalsOfPrices) : String(euros);
  const [whole = '', fraction = ''] = text.split('.');
  const readable = euros >= 0 && euros <= Number.MAX_SAFE_INTEGER && Number(text) === euros;
  if (!readable || fraction.length > decimalsOfPrices)
    throw new RangeError(`Not an amount in euros: ${euros}`);
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

export function exactFromCents(cents: number): Exact {
  return (BigInt(cents) * one) / 100n;
}

/** The same value as a JSON number of euros, not rounded. */
export function toEuros(amount: Exact): number {
  return Number(`${amount / one}.${String(amount % one).padStart(decimals, '0')}`);
}

const cent = exactFromCents(1);

/** Cents, rounded half up: for display and for the payment amount, nowhere else. Prices and VAT of a line stay exact. */
export function toCents(amount: Exact): number {
  return Number((amount + cent / 2n) / cent);
}

/**
 * Cents of each part, such as the VAT of each rate: rounds each down and gives the cents that are left to the largest
 * remainders, so that the parts add up to `cents`.
 */
export function shareOut(cents: number, parts: readonly Exact[]): number[] {
  const shares = parts.map((part) => Number(part / cent));
  let left = cents - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = parts
    .map((part, place) => ({ place, remainder: part % cent }))
    .sort((one, other) => Number(other.remainder - one.remainder));
  for (const { place } of byRemainder) {
    if (left <= 0) break;
    shares[place] = (shares[place] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/** Dearer than anything that a shop of supplies sells: such a figure is a mistake (euros). */
export const highestPrice = 1_000_000;
/** What the card provider takes at most, in 12 digits of cents, is less (euros). */
const highestAmount = 10_000_000_000;
function usable(euros: unknown, highest: number): number | null {
  if (typeof euros !== 'number' || !(euros >= 0 && euros <= highest)) return null;
  // By its written digits, for a product of binary fractions may fall short of the half.
  const [digits, exponent = '0'] = String(euros).split('e');
  const scaled = Number(`${digits}e${Number(exponent) + decimalsOfPrices}`);
  // From 90 million on, two neighbouring doubles are further apart than the eighth decimal: there is nothing to round.
  return scaled > Number.MAX_SAFE_INTEGER ? euros : Math.round(scaled) / 10 ** decimalsOfPrices;
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
