import { type Exact, exactAmount, exactFromCents, toCents, toEuros } from './exact';

/** Formats French numbers without `Intl`, which takes 0.1 s on a slow phone and differs on the server. */
function french(value: number, decimals: number): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202f');
  return fraction ? `${grouped},${fraction}` : grouped;
}

/** Formats cents as '1 234,50 €'. */
export function formatCents(cents: number): string {
  return `${french(cents / 100, 2)}\u00a0€`;
}

/** Formats cents without decimals ('1 234 €'), for an amount of whole euros. */
export function formatWholeEuros(cents: number): string {
  return `${french(cents / 100, 0)}\u00a0€`;
}

/** Formats an amount rounded half up to the cent, as `toCents` rounds the charged amount. */
export function formatExact(amount: Exact): string {
  return formatCents(toCents(amount));
}

/** Formats a unit price with its decimals, at least two, so that on papers it multiplies to the line's total. */
export function formatUnitPrice(price: Exact): string {
  return `${french(toEuros(price), 8).replace(/0{1,6}$/, '')}\u00a0€`;
}

/** Formats the price of one of `count` pieces to the cent, below ten cents to 0.01 cent ('0,0058 €'). */
export function formatPiece(price: Exact, count: number): string {
  const piece = (price + BigInt(count) / 2n) / BigInt(count);
  if (piece >= exactFromCents(10)) return formatExact(piece);
  return `${french(toEuros(piece), 4).replace(/0{1,2}$/, '')}\u00a0€`;
}

/** Text instead of a missing or invalid amount. */
export const noAmount = 'Indisponible';

/** Formats euros from the API (`totalHT`, `totalTTC`), rounded half up to the cent; `noAmount` if invalid. */
export function formatEuros(euros: unknown): string {
  const amount = exactAmount(euros);
  return amount === null ? noAmount : formatExact(amount);
}

/** Formats a number of articles as '123 473'; `noAmount` if invalid. */
export function formatCount(count: number): string {
  return Number.isSafeInteger(count) && count >= 0 ? french(count, 0) : noAmount;
}

/** Formats a rate as '10 %' or '5,5 %'; `noAmount` if invalid. */
export function formatPercent(rate: number): string {
  if (!Number.isFinite(rate)) return noAmount;
  return `${french(rate, 2).replace(/,?0+$/, '')}\u00a0%`;
}
