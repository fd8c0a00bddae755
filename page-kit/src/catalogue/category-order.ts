import type { Category } from 'shared-contracts/api/products';
import { folded } from './folded';

/** Display order of specification section 9: the first of these words found in a name determines its rank. */
const words = [
  'dechets',
  'ouate',
  'chr',
  'chimie',
  'materiel',
  'vitrerie',
  'chariots',
  'brosserie',
  'ampoules',
  'protection',
  'tapis',
  'essuyage',
];

/** Returns the rank of a category; −1 without a match, so that unmatched names come first. */
function rank({ name }: Category): number {
  const plain = folded(name);
  return words.findIndex((word) => plain.includes(word));
}

/** Returns a sorted copy for display; ties and sub-categories keep the server's order. */
export function sortForDisplay(categories: readonly Category[]): Category[] {
  return categories.toSorted((one, other) => rank(one) - rank(other));
}
