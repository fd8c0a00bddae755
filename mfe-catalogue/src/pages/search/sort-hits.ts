import type { ProductSort } from 'shared-contracts/api/products';
import type { ShownHit } from '../../search/search-query';

const { compare } = new Intl.Collator('fr', { numeric: true });
const price = ({ PrixHT }: ShownHit) => PrixHT ?? Number.POSITIVE_INFINITY;

const orders: Readonly<Record<ProductSort, (one: ShownHit, other: ShownHit) => number>> = {
  designation: (one, other) => compare(one.Designation, other.Designation),
  '-designation': (one, other) => compare(other.Designation, one.Designation),
  price: (one, other) => price(one) - price(other) || 0,
  '-price': (one, other) => price(other) - price(one) || 0,
  reference: (one, other) => compare(one.Reference, other.Reference),
};

/** The hits in an order, the best first where none is chosen. */
export const sortHits = (hits: readonly ShownHit[], sort: ProductSort | undefined) =>
  sort ? hits.toSorted(orders[sort]) : hits;
