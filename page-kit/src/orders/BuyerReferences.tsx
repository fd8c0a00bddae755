import { buyerReferences } from 'shared-contracts/api/buyer-references';
import type { Order } from 'shared-contracts/api/orders';

/** The buyer's own reference numbers of an order, one per line. */
export const BuyerReferences = ({ order }: { readonly order: Order }) =>
  buyerReferences(order).map((line) => <p key={line}>{line}</p>);
