/**
 * Reads a typed quantity: a part of a unit is dropped, less than `min` becomes `min`, and more than a number can
 * count exactly stops there. Null if it is no number, or one that may be read in two ways ('2.500').
 */
export function parseQuantity(text: string, min: number): number | null {
  if (/^\d{1,3}([.,]\d{3})+$/.test(text.trim())) return null;
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Math.min(Math.max(Math.trunc(Number(plain)), min), Number.MAX_SAFE_INTEGER);
}
