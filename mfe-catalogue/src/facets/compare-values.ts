import { compareTexts } from '../listing/sort';

/** Kinds of values in their order; those with '×' follow all others, and texts come last. */
const kinds = ['volume', 'mass', 'length', 'clothing size', 'count'] as const;

/** Units, with their factor to litres, grams or metres. */
const units: Readonly<Record<string, readonly [kind: (typeof kinds)[number], factor: number]>> = {
  ml: ['volume', 0.001],
  cl: ['volume', 0.01],
  l: ['volume', 1],
  g: ['mass', 1],
  kg: ['mass', 1000],
  mm: ['length', 0.001],
  cm: ['length', 0.01],
  m: ['length', 1],
};
/** Clothing sizes, smallest first. */
const clothingSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];

/** An amount or a product of amounts, such as '1,5' or '3 × 40', and its unit. */
const measure = /^(\d[\d.,× ]*?)\s*([a-z]*)$/i;

/** Sort key: '750 ml' before '5 L', 'S' before 'M', '3 × 40 L' by its product after single amounts. */
function sortKey(value: string): readonly [rank: number, amount: number] {
  const size = clothingSizes.indexOf(value.toUpperCase());
  if (size >= 0) return [kinds.indexOf('clothing size'), size];
  const [, amounts = '', unit = ''] = measure.exec(value) ?? [];
  const factors = amounts.split('×').map((amount) => Number(amount.trim().replace(',', '.')));
  if (amounts === '' || factors.some(Number.isNaN)) return [2 * kinds.length, 0];
  const [kind, factor] = units[unit.toLowerCase()] ?? ['count', 1];
  const rank = kinds.indexOf(kind) + (factors.length > 1 ? kinds.length : 0);
  return [rank, factors.reduce((product, each) => product * each, factor)];
}

/** Compares two values of a facet: amounts by size, other texts alphabetically. */
export function compareValues(one: string, other: string): number {
  const [rank, amount] = sortKey(one);
  const [otherRank, otherAmount] = sortKey(other);
  return rank - otherRank || amount - otherAmount || compareTexts(one, other);
}
