/** A line of a quick order as it was typed. */
export interface TypedRow {
  /** Code or reference of an article. */
  readonly reference: string;
  readonly quantity: string;
}

/**
 * A whole number of pieces, at least 1; null for anything else. '12,0' and '1 200' are whole numbers, too; '1.000' may be one
 * or a thousand.
 */
export function readQuantity(text: string): number | null {
  const [, digits] = /^(\d+)(?:[.,]0{1,2})?$/.exec(text.replace(/\s/g, '')) ?? [];
  const quantity = Number(digits);
  return Number.isSafeInteger(quantity) && quantity > 0 ? quantity : null;
}
