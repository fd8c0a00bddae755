import { type Exact, exactAmount, exactFromCents, toCents, toEuros } from './exact';

/** French numbers without `Intl`, which takes a slow phone 0.1 s and differs in browser and server. */
function french(value: number, decimals: number): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202f');
  return fraction ? `${grouped},${fraction}` : grouped;
}

/** '1 234,50 €' */
export function formatCents(cents: number): string {
  return `${french(cents / 100, 2)}\u00a0€`;
}

/** Euros without decimals ('1 234 €'), for an amount that is known to have no cents. */
export function formatWholeEuros(cents: number): string {
  return `${french(cents / 100, 0)}\u00a0€`;
}

/** Rounds half up to the cent: what is shown is what `toCents` would charge. */
export function formatExact(amount: Exact): string {
  return formatCents(toCents(amount));
}

/** Price of one of `count` pieces to the cent, below ten cents to a hundredth of one ('0,0058 €'). */
export function formatPiece(price: Exact, count: number): string {
  const piece = (price + BigInt(count) / 2n) / BigInt(count);
  if (piece >= exactFromCents(10)) return formatExact(piece);
  return `${french(toEuros(piece), 4).replace(/0{1,2}$/, '')}\u00a0€`;
}

/** Text instead of a missing or odd amount. */
export const noAmount = 'Indisponible';

/** Euros of a call (`totalHT`, `totalTTC`), rounded half up to the cent; `noAmount` for what is no amount. */
export function formatEuros(euros: unknown): string {
  const amount = exactAmount(euros);
  return amount === null ? noAmount : formatExact(amount);
}

/** '123 473', a number of articles; `noAmount` for what is none. */
export function formatCount(count: number): string {
  return Number.isSafeInteger(count) && count >= 0 ? french(count, 0) : noAmount;
}

/** '10 %', '5,5 %'; `noAmount` for what is no rate. */
export function formatPercent(rate: number): string {
  if (!Number.isFinite(rate)) return noAmount;
  return `${french(rate, 2).replace(/,?0+$/, '')}\u00a0%`;
}
