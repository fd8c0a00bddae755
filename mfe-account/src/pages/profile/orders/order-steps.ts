import { formatDate, knownMode } from 'page-kit/orders';
import type { Order } from 'shared-contracts/api/orders';
import { formatCount } from 'shared-contracts/pricing';

/** A step of an order; `date` as '22 novembre 2026', null if unknown or to come. */
export interface OrderStep {
  readonly label: string;
  /** '28 sur 59 articles' */
  readonly detail?: string | undefined;
  readonly date: string | null;
  readonly state: 'done' | 'current' | 'to-come';
}

interface Step {
  readonly label: string;
  readonly detail?: string;
  readonly on?: string | undefined;
  readonly reached: boolean;
}

/** Returns the steps from order to delivery; an order on account is paid last. */
export function orderSteps(order: Order): OrderStep[] {
  const { payment, status, fulfilment, preparedOn } = order;
  const sent = order.shipments ?? [];
  const latest = (days: readonly (string | undefined)[]) =>
    days
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1);
  const isPickUp = knownMode(order.deliveryMode) === 'retailer';
  const isPartial = fulfilment === 'partly-shipped';
  const paid: Step = { label: 'Payée', on: payment?.paidAt, reached: status === 'PAID' };
  const isOnAccount = payment?.method === 'account';
  const shippedLabel = isPickUp ? 'Prête' : 'Expédiée';
  const goods: readonly Step[] = [
    { label: 'Préparée', on: preparedOn, reached: true },
    {
      ...(isPartial
        ? { label: `${shippedLabel} en partie`, detail: shippedCount(order) }
        : { label: shippedLabel }),
      on: latest(sent.map(({ shippedOn }) => shippedOn)),
      reached: sent.length > 0,
    },
    {
      label: isPickUp ? 'Enlevée' : 'Livrée',
      on: fulfilment === 'delivered' ? latest(sent.map(({ deliveredOn }) => deliveredOn)) : undefined,
      reached: fulfilment === 'delivered',
    },
  ];
  const steps: readonly Step[] = [
    { label: 'Commandée', on: order.createdAt, reached: true },
    ...(isOnAccount ? [] : [paid]),
    // A company may ship without telling that it has prepared.
    ...goods.filter(({ label }) => label !== 'Préparée' || preparedOn),
    ...(isOnAccount ? [{ ...paid, label: 'Réglée' }] : []),
  ];
  const shown =
    status === 'CANCELLED'
      ? [
          ...steps.filter(({ reached }) => reached),
          { label: 'Annulée', on: order.cancelledAt, reached: true },
        ]
      : steps;
  const next = shown.findIndex(({ reached }) => !reached);
  const current = (next === -1 ? shown.length : next) - 1;
  return shown.map(({ label, detail, on, reached }, index) => ({
    label,
    detail,
    date: formatDate(on),
    state: index === current ? 'current' : reached ? 'done' : 'to-come',
  }));
}

/** '3 sur 5 articles', without those that are cancelled. */
function shippedCount({ items, shipments = [], cancelledParts = [] }: Order): string {
  const sum = (lines: readonly { readonly quantity: number }[]) =>
    lines.reduce((count, { quantity }) => count + quantity, 0);
  return `${formatCount(sum(shipments.flatMap(({ lines }) => lines)))} sur ${formatCount(sum(items) - sum(cancelledParts))} articles`;
}
