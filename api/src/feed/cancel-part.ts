import { stillToCome } from 'shared-contracts/api/still-to-come';
import { formatCents, formatDayOfYear, toCents, totals, withDelivery } from 'shared-contracts/pricing';
import { giveBackPart } from '../checkout/stock';
import type { Tx } from '../database/database';
import { enqueueMail } from '../email/outbox';
import { keptLines } from '../orders/kept-lines';
import { articlesInWords } from '../orders/order-words';
import type { OrderFacts } from '../orders/read-orders';
import { fulfilmentOf } from '../orders/shipments';
import { updateOrder } from '../orders/update-order';
import {
  type Articles,
  changed,
  contents,
  known,
  type ReportOutcome,
  refused,
  refuseMoreThan,
} from './report-outcome';

/**
 * Cancels pieces that have not left, restores their stock and emails the customer; the order goes on with the
 * rest, at its delivery fee. An article that is cancelled twice on one day was reported twice.
 */
export async function cancelPart(
  tx: Tx,
  { order, lines, shipments }: OrderFacts,
  { on, articles }: { readonly on: string; readonly articles: Articles },
): Promise<ReportOutcome> {
  const { id, cancelledParts: before, customerId, status } = order;
  const ofDay = new Map(
    before.flatMap((part) => (part.cancelledOn === on ? [[part.productCode, part.quantity]] : [])),
  );
  const other = [...articles].find(([code, count]) => ofDay.has(code) && ofDay.get(code) !== count);
  if (other)
    return refused(
      `a déjà ${ofDay.get(other[0])} × ${other[0]} annulés le ${formatDayOfYear(on)} : corrigez quantite, ou la date`,
    );
  const added = new Map([...articles].filter(([code]) => !ofDay.has(code)));
  if (added.size === 0) return known('a déjà cette annulation');
  const refusal = refuseMoreThan(stillToCome(lines, shipments, before), added);
  if (refusal) return refusal;

  const parts = [...added].map(([productCode, quantity]) => ({ cancelledOn: on, productCode, quantity }));
  const cancelledParts = [...before, ...parts];
  const rest = keptLines(lines, { cancelledParts });
  if (rest.length === 0)
    return refused('ne garderait aucun article : videz article et quantite pour l’annuler en entier');
  const left = toCents(withDelivery(totals(rest, order.discountRate), order.deliveryFeeCents));
  const cancelledCents = order.amountCents - left;
  await updateOrder(tx, id, {
    cancelledParts,
    cancelledCents,
    ...(shipments.length > 0 && { fulfilment: fulfilmentOf(lines, shipments, cancelledParts) }),
  });
  const kept = new Map(rest.map(({ productCode, quantity }) => [productCode, quantity]));
  for (const code of [...added.keys()].sort()) await giveBackPart(tx, id, code, kept.get(code) ?? 0);
  const refund = status === 'PAID' && formatCents(cancelledCents - order.cancelledCents);
  // Worded now, since the order may be paid, or lose more articles, before the email is sent.
  const content = {
    articles: articlesInWords(lines, [...added]).join('\n'),
    ...(refund ? { refund } : { left: formatCents(left) }),
  };
  await enqueueMail(tx, { kind: 'order-part-cancelled', customerId, orderId: id, content });
  return changed(
    `est annulée en partie (${contents(added)})${refund ? ` : remboursez ${refund} à son client` : ''}`,
  );
}
