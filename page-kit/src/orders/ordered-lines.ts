import type { Order } from 'shared-contracts/api/orders';
import type { CartLine } from 'shared-contracts/cart';
import { usableQuantity } from './compare-order';

/** What an order holds as lines of a cart; without those whose quantity the API does not send. */
export const orderedLines = ({ items }: Order): readonly CartLine[] =>
  items
    .filter(({ quantity }) => usableQuantity(quantity) > 0)
    .map(({ productCode, quantity }) => ({ productCode, quantity }));
