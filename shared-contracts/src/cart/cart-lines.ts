import type { CartLine } from '../api/cart';
import { cartLimit, largestQuantity } from '../api/limits';

type Lines = readonly CartLine[];

const added = (one: number, other: number) => Math.min(one + other, largestQuantity);

export const isQuantity = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

export function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false;
  const { productCode, quantity } = value as Partial<CartLine>;
  return typeof productCode === 'string' && productCode !== '' && isQuantity(quantity);
}

/** The API takes no cart of more than `cartLimit` lines. */
export const hasRoomFor = (lines: Lines, { productCode }: CartLine): boolean =>
  lines.length < cartLimit || lines.some((line) => line.productCode === productCode);

/** Adds up the same product, appends a new one. Newer fields of a stored line stay. */
export function withLine(lines: Lines, more: CartLine): Lines {
  if (!lines.some((line) => line.productCode === more.productCode)) return [...lines, more];
  return lines.map((line) =>
    line.productCode === more.productCode
      ? { ...more, ...line, quantity: added(line.quantity, more.quantity) }
      : line,
  );
}

/** Puts an undone line back where it was; if the product came back meanwhile, the quantities add up. */
export function withLineAt(lines: Lines, line: CartLine, index: number): Lines {
  const known = lines.some(({ productCode }) => productCode === line.productCode);
  return known ? withLine(lines, line) : lines.toSpliced(index, 0, line);
}

export function withoutLine(lines: Lines, productCode: string): Lines {
  return lines.filter((line) => line.productCode !== productCode);
}

/** Replaces the quantity of a line that is there; 0 deletes it. */
export function withQuantity(lines: Lines, { productCode, quantity }: CartLine): Lines {
  if (quantity === 0) return withoutLine(lines, productCode);
  return lines.map((line) => (line.productCode === productCode ? { ...line, quantity } : line));
}

/** Well-formed lines of foreign data, each product once; what is malformed is dropped. */
export const cleanLines = (values: readonly unknown[]): Lines =>
  values.filter(isLine).reduce(withLine, [] as Lines);
