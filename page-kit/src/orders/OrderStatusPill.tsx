import { buyerReferences } from 'shared-contracts/api/buyer-references';
import type { Order } from 'shared-contracts/api/orders';
import { Pill } from 'shared-ui/feedback';

/** Status of an order as text; 'Inconnu' for an unknown status. */
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

/** The buyer's own reference numbers of an order, one per line. */
export const BuyerReferences = ({ order }: { readonly order: Order }) =>
  buyerReferences(order).map((line) => <p key={line}>{line}</p>);
