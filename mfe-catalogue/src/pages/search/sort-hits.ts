import type { ProductSort } from 'shared-contracts/api/products';
import { compareTexts } from '../../listing/compare-texts';
import type { ShownHit } from '../../search/search-query';

const price = ({ PrixHT }: ShownHit) => PrixHT ?? Number.POSITIVE_INFINITY;

const orders: Readonly<Record<ProductSort, (one: ShownHit, other: ShownHit) => number>> = {
  designation: (one, other) => compareTexts(one.Designation, other.Designation),
  '-designation': (one, other) => compareTexts(other.Designation, one.Designation),
  price: (one, other) => price(one) - price(other) || 0,
  '-price': (one, other) => price(other) - price(one) || 0,
  reference: (one, other) => compareTexts(one.Reference, other.Reference),
};

/** The hits in an order, the best first where none is chosen. */
export const sortHits = (hits: readonly ShownHit[], sort: ProductSort | undefined) =>
  sort ? hits.toSorted(orders[sort]) : hits;
