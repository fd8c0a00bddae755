/**
 * Reads a typed quantity: a part of a unit is dropped, less than `min` becomes `min`, and more than a number can
 * count exactly stops there. Null if it is no number.
 */
export function parseQuantity(text: string, min: number): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Math.min(Math.max(Math.trunc(Number(plain)), min), Number.MAX_SAFE_INTEGER);
}
