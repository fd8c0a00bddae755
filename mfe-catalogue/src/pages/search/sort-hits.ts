import type { ProductSort } from 'shared-contracts/api/products';
import { compareTexts } from '../../listing/compare-texts';
import type { ShownHit } from '../../search/search-query';

/** `unknown` stands for a price that the API does not tell. */
const price = ({ PrixHT }: ShownHit, unknown: number) => PrixHT ?? unknown;

const orders: Readonly<Record<ProductSort, (one: ShownHit, other: ShownHit) => number>> = {
  designation: (one, other) => compareTexts(one.Designation, other.Designation),
  '-designation': (one, other) => compareTexts(other.Designation, one.Designation),
  // Without a price last, both ways; two of them differ by nothing, which is no number.
  price: (one, other) => price(one, Infinity) - price(other, Infinity) || 0,
  '-price': (one, other) => price(other, -Infinity) - price(one, -Infinity) || 0,
  reference: (one, other) => compareTexts(one.Reference, other.Reference),
};

/** The hits in an order, the best first where none is chosen. */
export const sortHits = (hits: readonly ShownHit[], sort: ProductSort | undefined) =>
  sort ? hits.toSorted(orders[sort]) : hits;
