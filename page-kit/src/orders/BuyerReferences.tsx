import { buyerReferences } from 'shared-contracts/api/company-ids';
import type { Order } from 'shared-contracts/api/orders';

/** The numbers by which the buyer's accounts know an order, a line each. */
export const BuyerReferences = ({ order }: { readonly order: Order }) =>
  buyerReferences(order).map((line) => <p key={line}>{line}</p>);
