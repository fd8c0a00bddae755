import type { ProductSort } from 'shared-contracts/api/products';
import { compareTexts } from '../../listing/sort';
import type { ShownHit } from '../../search/search-query';

const comparators: Readonly<Record<ProductSort, (one: ShownHit, other: ShownHit) => number>> = {
  designation: (one, other) => compareTexts(one.Designation, other.Designation),
  '-designation': (one, other) => compareTexts(other.Designation, one.Designation),
  // Hits without a price are last in both directions. `|| 0` replaces the NaN of Infinity - Infinity.
  price: (one, other) => (one.PrixHT ?? Infinity) - (other.PrixHT ?? Infinity) || 0,
  '-price': (one, other) => (other.PrixHT ?? -Infinity) - (one.PrixHT ?? -Infinity) || 0,
  reference: (one, other) => compareTexts(one.Reference, other.Reference),
};

/** Sorts the hits; without a sort the best match stays first. */
export const sortHits = (hits: readonly ShownHit[], sort: ProductSort | undefined) =>
  sort ? hits.toSorted(comparators[sort]) : hits;
