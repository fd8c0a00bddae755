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
