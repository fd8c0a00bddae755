import type { Category } from 'shared-contracts/api/products';

/** Display order of specification section 9: the first of these words found in a name gives its rank. */
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

/** Without match −1: unmatched names come first. */
function rank({ name }: Category): number {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return words.findIndex((word) => plain.includes(word));
}

/** A new list, sorted for display; ties keep the server's order, and so do sub-categories. */
export function sortForDisplay(categories: readonly Category[]): Category[] {
  return categories.toSorted((one, other) => rank(one) - rank(other));
}
