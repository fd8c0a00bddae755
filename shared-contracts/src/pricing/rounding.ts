import { type Exact, exactFromCents } from './exact';

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
