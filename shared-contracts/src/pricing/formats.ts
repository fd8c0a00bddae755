import { type Exact, exactFromEuros, toCents } from './amounts';

const euroFormat = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const countFormat = new Intl.NumberFormat('fr-FR');
const percentFormat = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 });

/** '1 234,50 €' */
export function formatCents(cents: number): string {
  return euroFormat.format(cents / 100);
}

/** Rounds half up to the cent: what is shown is what `toCents` would charge. */
export function formatExact(amount: Exact): string {
  return formatCents(toCents(amount));
}

/** Euros of a call (`PrixHT`, `unitPriceHT`, `totalHT`), rounded half up to the cent. */
export function formatEuros(euros: number): string {
  return formatExact(exactFromEuros(Number(euros.toFixed(8))));
}

/** '123 473', a number of articles. */
export function formatCount(count: number): string {
  return countFormat.format(count);
}

/** '10 %', '5,5 %' */
export function formatPercent(rate: number): string {
  return percentFormat.format(rate / 100);
}
