import type { Environment } from 'shared-contracts/environment';
import { formatCount, formatDayOfYear, lastPaymentDay } from 'shared-contracts/pricing';
import { parisMoment } from '../paris-time';
import type { OrderFacts } from './read-orders';

type Order = OrderFacts['order'];

interface OrderWords {
  /** For tables. */
  readonly state: string;
  /** Title of its document. */
  readonly title: string;
  /** Sentence to the customer. */
  readonly notice: string;
}

const confirmed = 'Confirmation de commande';
const unpaid = {
  title: 'Commande non payée',
  notice: 'Le règlement de la commande est en cours de traitement par notre équipe.',
};
const words = {
  free: { state: 'Payée', title: confirmed, notice: 'Rien n’est à payer.' },
  'paid-card': { state: 'Payée', title: confirmed, notice: 'Votre paiement par carte est bien enregistré.' },
  'paid-deferred': { state: 'Payée', title: confirmed, notice: 'Votre règlement est bien enregistré.' },
  'on-account': { ...unpaid, state: 'À régler sur compte', title: confirmed },
  tried: { ...unpaid, state: 'Paiement non terminé' },
  untried: { ...unpaid, state: 'Paiement non tenté' },
  abandoned: {
    state: 'Abandonnée',
    title: 'Commande abandonnée',
    notice: 'Elle a été abandonnée sans paiement.',
  },
  company: { state: 'Annulée', title: 'Commande annulée', notice: 'Elle a été annulée depuis.' },
} as const satisfies Readonly<Record<string, OrderWords>>;

function keyOf({ status, payment, cancellation, triedAt, amountCents }: Order): keyof typeof words {
  if (status === 'PAID') return amountCents === 0 ? 'free' : `paid-${payment}`;
  if (status === 'CANCELLED') return cancellation ?? 'company';
  if (payment === 'deferred') return 'on-account';
  return triedAt ? 'tried' : 'untried';
}

/** Returns the words for the state of an order, for emails, documents, exports and the terminal. */
export const orderWords = (order: Order): OrderWords => words[keyOf(order)];

/** Returns true when an order awaits payment on account. */
export const isDue = (order: Order) => keyOf(order) === 'on-account';

/** Describes how an order is or will be paid, or that it ended. @param account in words for the reader */
export function paymentWords(
  { order }: Pick<OrderFacts, 'order'>,
  account: string,
  company: Environment['company'],
): string {
  const { status, paidAt, cancelledAt, createdAt } = order;
  const on = (moment: Date | null) => (moment ? ` le ${parisMoment(moment)}` : '');
  if (keyOf(order) === 'free') return 'Rien à payer';
  if (status === 'PAID')
    return `${order.payment === 'card' ? 'Payée par carte' : `Réglée sur ${account}`}${on(paidAt)}`;
  if (status === 'CANCELLED') return `${orderWords(order).state}${on(cancelledAt)}, rien n’est à payer`;
  if (!isDue(order)) return 'Non payée';
  const day = formatDayOfYear(lastPaymentDay(createdAt, company.accountPayment.days));
  return `À régler sur ${account} au plus tard le ${day}`;
}

/** Formats quantities with the names of their articles. */
export const articlesInWords = (
  lines: OrderFacts['lines'],
  list: readonly (readonly [code: string, count: number])[],
) =>
  list.map(
    ([code, count]) =>
      `${formatCount(count)} × ${lines.find(({ productCode }) => productCode === code)?.designation ?? code}`,
  );
