import type { CartLine } from '../api/cart';
import { cartLimit, largestQuantity } from '../api/limits';

export type Lines = readonly CartLine[];

const added = (one: number, other: number) => Math.min(one + other, largestQuantity);

/** Whether a cart line can have this quantity. */
export const isQuantity = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { productCode, quantity } = value as Partial<CartLine>;
  return typeof productCode === 'string' && productCode !== '' && isQuantity(quantity);
}

/** Whether the line fits: the API refuses a cart of more than `cartLimit` lines. */
export const hasRoomFor = (lines: Lines, { productCode }: CartLine): boolean =>
  lines.length < cartLimit || lines.some((line) => line.productCode === productCode);

/** Adds to the line of the same product, keeping its unknown fields, or inserts the line: last by default. */
export function withLine(lines: Lines, more: CartLine, index = lines.length): Lines {
  if (!lines.some((line) => line.productCode === more.productCode)) return lines.toSpliced(index, 0, more);
  return lines.map((line) =>
    line.productCode === more.productCode
      ? { ...more, ...line, quantity: added(line.quantity, more.quantity) }
      : line,
  );
}

/** Replaces the quantity of an existing line; 0 deletes the line. */
export function withQuantity(lines: Lines, { productCode, quantity }: CartLine): Lines {
  return lines
    .map((line) => (line.productCode === productCode ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0);
}

/** Returns the valid lines of untrusted data, each product once; invalid lines are dropped. */
export const cleanLines = (values: readonly unknown[]): Lines =>
  values.filter(isLine).reduce((lines, line) => withLine(lines, line), [] as Lines);

/** Returns the valid lines of a stored cart, and whether others were dropped; null if the text is no JSON list. */
export function parseCart(text: string) {
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return null;
    return { lines: cleanLines(stored), isDamaged: !stored.every(isLine) };
  } catch {
    return null;
  }
}
