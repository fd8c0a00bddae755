import { compareTexts } from '../listing/sort';

/** Units of the trade in that of their kind: litres, grams, metres. */
const units: Readonly<Record<string, readonly [kind: number, factor: number]>> = {
  ml: [0, 0.001],
  cl: [0, 0.01],
  l: [0, 1],
  g: [1, 1],
  kg: [1, 1000],
  mm: [2, 0.001],
  cm: [2, 0.01],
  m: [2, 1],
};
/** Sizes of clothes, which no alphabet brings in order. */
const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'];
const afterAll = [10, 0] as const;

/** Sort key: '750 ml' before '5 L', 'S' before 'M', '3 × 40 L' after the plain ones, by its product. */
function placeOf(value: string): readonly [kind: number, amount: number] {
  const letter = letters.indexOf(value.toUpperCase());
  if (letter >= 0) return [3, letter];
  const [, amounts = '', unit = ''] = /^(\d[\d.,× ]*?)\s*([a-z]*)$/i.exec(value) ?? [];
  const factors = amounts.split('×').map((amount) => Number(amount.trim().replace(',', '.')));
  if (amounts === '' || factors.some(Number.isNaN)) return afterAll;
  const [kind, factor] = units[unit.toLowerCase()] ?? [4, 1];
  return [kind + (factors.length > 1 ? 5 : 0), factors.reduce((product, each) => product * each, factor)];
}

/** Order of the values of a facet: amounts by size, other words by the alphabet. */
export function compareValues(one: string, other: string): number {
  const [kind, amount] = placeOf(one);
  const [otherKind, otherAmount] = placeOf(other);
  return kind - otherKind || amount - otherAmount || compareTexts(one, other);
}
