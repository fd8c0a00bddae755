import { buyerReferences } from 'shared-contracts/api/buyer-references';
import type { Order } from 'shared-contracts/api/orders';
import { Pill } from 'shared-ui/feedback';

/** State of an order in words; one that the shop does not know is 'Inconnu'. */
export function OrderStatusPill({ status }: { status: string }) {
  if (status === 'PAID') {
    return (
      <Pill tone="ok" icon="check">
        Payé
      </Pill>
    );
  }
  if (status === 'PAYMENT_PENDING') {
    return (
      <Pill tone="warn" icon="clock">
        En attente de règlement
      </Pill>
    );
  }
  return <Pill tone="neutral">Inconnu</Pill>;
}

/** The numbers by which the buyer's accounts know an order, a line each. */
export const BuyerReferences = ({ order }: { readonly order: Order }) =>
  buyerReferences(order).map((line) => <p key={line}>{line}</p>);
