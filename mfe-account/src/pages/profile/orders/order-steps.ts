import { formatDate } from 'page-kit/orders';
import type { Order } from 'shared-contracts/api/orders';
import { formatCount, isPickUpMode } from 'shared-contracts/pricing';

interface Step {
  readonly label: string;
  /** '28 sur 59 articles' */
  readonly detail?: string | undefined;
  /** ISO 8601 */
  readonly on?: string | undefined;
  readonly reached: boolean;
}

/**
 * Returns the steps from order to delivery; an order on account is paid last. `date` as '22 novembre 2026', null
 * if unknown or to come.
 */
export function orderSteps(order: Order) {
  const { payment, status, cancelledAt } = order;
  const paid: Step = { label: 'Payée', on: payment?.paidAt, reached: status === 'PAID' };
  const isOnAccount = payment?.method === 'account';
  const steps: readonly Step[] = [
    { label: 'Commandée', on: order.createdAt, reached: true },
    ...(isOnAccount ? [] : [paid]),
    ...stepsOfGoods(order),
    ...(isOnAccount ? [{ ...paid, label: 'Réglée' }] : []),
  ];
  const shown =
    status === 'CANCELLED'
      ? [...steps.filter(({ reached }) => reached), { label: 'Annulée', on: cancelledAt, reached: true }]
      : steps;
  const next = shown.findIndex(({ reached }) => !reached);
  const current = (next === -1 ? shown.length : next) - 1;
  return shown.map(({ on, reached, ...step }, index) => ({
    ...step,
    date: formatDate(on),
    state: index === current ? ('current' as const) : reached ? ('done' as const) : ('to-come' as const),
  }));
}

function stepsOfGoods(order: Order): readonly Step[] {
  const { fulfilment, preparedOn, shipments = [] } = order;
  const isPickUp = isPickUpMode(order.deliveryMode);
  const isPartial = fulfilment === 'partly-shipped';
  const isDelivered = fulfilment === 'delivered';
  const shipped = isPickUp ? 'Prête' : 'Expédiée';
  return [
    // A company may ship without reporting that it has prepared.
    ...(preparedOn ? [{ label: 'Préparée', on: preparedOn, reached: true }] : []),
    {
      label: isPartial ? `${shipped} en partie` : shipped,
      detail: isPartial ? shippedCount(order) : undefined,
      on: latest(shipments.map(({ shippedOn }) => shippedOn)),
      reached: shipments.length > 0,
    },
    {
      label: isPickUp ? 'Enlevée' : 'Livrée',
      on: isDelivered ? latest(shipments.map(({ deliveredOn }) => deliveredOn)) : undefined,
      reached: isDelivered,
    },
  ];
}

const latest = (days: readonly (string | undefined)[]) => days.filter(Boolean).sort().at(-1);

/** '3 sur 5 articles', without those that are cancelled. */
function shippedCount({ items, shipments = [], cancelledParts = [] }: Order): string {
  const sum = (lines: readonly { readonly quantity: number }[]) =>
    lines.reduce((count, { quantity }) => count + quantity, 0);
  return `${formatCount(sum(shipments.flatMap(({ lines }) => lines)))} sur ${formatCount(sum(items) - sum(cancelledParts))} articles`;
}
