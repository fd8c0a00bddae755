import type { Problem } from 'shared-contracts/api/problem';
import type { Product } from 'shared-contracts/api/products';
// By its public name, so that a remote uses the shell's copy. A file of its own, which the shell does not load.
import { isMissing } from 'shared-contracts/http';

/** Returns the article that replaces an ended one, from the refusal of its request; null without one. */
export function successorIn(error: unknown): Product | null {
  if (!isMissing(error)) return null;
  const { replacedBy } = (error.body ?? {}) as Partial<Problem>;
  return typeof replacedBy?.Code === 'string' && typeof replacedBy.Designation === 'string'
    ? replacedBy
    : null;
}
