/** Units of 1e-12 euro: price (4 decimals) × discount (4 more) × VAT (4 more) stays an integer. */
export type Exact = bigint;

const decimals = 12;
const oneEuro = 10n ** BigInt(decimals);
/** A discounted price has up to 8 decimals; the remaining 4 are for the VAT rate. */
const decimalsOfPrices = 8;

/**
 * Converts euros from JSON, without loss up to 8 decimals (list prices have at most 4, discounted ones 8).
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

/** Converts whole cents without loss. */
export function exactFromCents(cents: number): Exact {
  return (BigInt(cents) * oneEuro) / 100n;
}

/** Converts an amount to a JSON number of euros without rounding. */
export function toEuros(amount: Exact): number {
  return Number(`${amount / oneEuro}.${String(amount % oneEuro).padStart(decimals, '0')}`);
}

const cent = exactFromCents(1);

/** Rounds half up to cents: only for display and the payment amount. */
export function toCents(amount: Exact): number {
  return Number((amount + cent / 2n) / cent);
}

/** Returns the cents of each part, rounded down; the difference to `cents` goes to the largest remainders. */
export function shareOut(cents: number, parts: readonly Exact[]): number[] {
  const shares = parts.map((part) => Number(part / cent));
  const left = Math.max(0, cents - shares.reduce((sum, share) => sum + share, 0));
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part % cent }))
    .sort((one, other) => Number(other.remainder - one.remainder));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Highest plausible price in euros. */
export const highestPrice = 1_000_000;
/** Highest amount in euros; the card provider accepts less: at most 12 digits of cents. */
const highestAmount = 10_000_000_000;

/** Returns euros of an API, rounded to the decimals of prices; null if they are none between 0 and `highest`. */
function usable(euros: unknown, highest: number): number | null {
  if (typeof euros !== 'number' || !(euros >= 0 && euros <= highest)) return null;
  return Number(euros.toFixed(decimalsOfPrices));
}

/** Returns an API's price in euros before tax, rounded to 8 decimals; null (0 too): not for sale. */
export const usablePrice = (price: unknown) => usable(price, highestPrice) || null;

/** Returns an API's amount in euros, rounded like a price; null if it is invalid. */
export function exactAmount(euros: unknown): Exact | null {
  const amount = usable(euros, highestAmount);
  return amount === null ? null : exactFromEuros(amount);
}
