import type { Order } from 'shared-contracts/api/orders';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/feedback';
import { confirmationPath } from '../sections';

interface UnpaidOrderProps {
  readonly order: Order;
  /** `untried` may still be paid. */
  readonly state: 'abandoned' | 'untried';
}

/** An order that the history does not list, since it is unpaid: its state, and links to continue. */
export function UnpaidOrder({ order, state }: UnpaidOrderProps) {
  if (state === 'untried') {
    return (
      <EmptyState
        title="Commande non payée"
        text={`La commande ${order.orderNumber} n’a pas été payée\u00a0: elle n’est pas encore confirmée.`}
      >
        <ButtonLink href={confirmationPath(order.id)}>Régler cette commande</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture="panier-vide"
      title="Commande abandonnée"
      text={`La commande ${order.orderNumber} n’a pas été payée et ne peut plus l’être.`}
    >
      <ButtonLink href="/order">Voir le panier</ButtonLink>
    </EmptyState>
  );
}
