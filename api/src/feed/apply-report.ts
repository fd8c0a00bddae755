import { eq } from 'drizzle-orm';
import { formatDayOfYear } from 'shared-contracts/pricing';
import { lockOrder } from '../checkout/order-state';
import type { Db, Tx } from '../database/database';
import { type orderLines, orders } from '../database/schema';
import { paced } from '../database/short-transactions';
import type { OrderReport, RefusedRow } from '../import/order-reports';
import { CommandError, counted } from '../operator-messages';
import { findOrder, linesByOrder, type OrderName } from '../orders/read-orders';
import { fulfilmentOf, shipmentsByOrder } from '../orders/shipments';
import { parisDay } from '../paris-time';
import { cancelPart } from './cancel-part';
import { cancelOrder, receivePayment } from './change-order';
import { findOrdered } from './ordered-articles';
import { changed, known, type Outcome, refused } from './report-outcome';
import { deliver, ship } from './report-shipment';

/**
 * Applies reports one at a time, each in its own transaction, so that sales wait for none. Yields what became
 * of each, in sentences.
 */
export async function* outcomesOf(
  db: Db,
  reports: readonly (OrderReport | RefusedRow)[],
): AsyncGenerator<Outcome & { readonly position: string }> {
  for (const report of reports) {
    const { kind, text } =
      'refusal' in report ? refused(report.refusal) : await paced(() => applyReport(db, report));
    yield { position: report.position, kind, text: text.endsWith('.') ? text : `${text}.` };
  }
}

/**
 * Applies the reports of a file.
 * @param say prints what became of each row, then the counts
 * @returns the number of refused rows
 */
export async function applyReports(
  db: Db,
  file: string,
  reports: readonly (OrderReport | RefusedRow)[],
  say: (line: string) => void,
): Promise<number> {
  const counts = { changed: 0, known: 0, refused: 0 };
  for await (const { position, kind, text } of outcomesOf(db, reports)) {
    counts[kind] += 1;
    say(`${file}, ${position} : ${text}`);
  }
  const { changed: stored, known: same, refused: bad } = counts;
  say(`${counted(stored, 'enregistrée')}, ${same} sans effet, ${counted(bad, 'refusée')}.`);
  return counts.refused;
}

async function applyReport(db: Db, report: OrderReport): Promise<Outcome> {
  const name = await findOrder(db, report.order);
  if (!name)
    return refused(
      `il n’y a pas de commande ${report.order} : vérifiez le numéro avec npm run orders -- list`,
    );
  const { state, on } = report;
  const placedOn = parisDay(name.createdAt);
  if (on < placedOn)
    return refused(`${name.number} est du ${formatDayOfYear(placedOn)} : corrigez date, qui est avant`);
  const outcome =
    state === 'paid' || (state === 'cancelled' && report.articles.size === 0)
      ? await settle(db, name, state, on)
      : await db.transaction(async (tx) => fulfil(tx, name, { ...report, state }));
  return outcome.text.startsWith(name.number)
    ? outcome
    : { ...outcome, text: `${name.number} ${outcome.text}` };
}

/** Marks an order on account as paid, which frees the account, or cancels an unpaid order. */
async function settle(db: Db, name: OrderName, state: 'paid' | 'cancelled', on: string): Promise<Outcome> {
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, name.id));
  const isPayment = state === 'paid';
  if (order?.status === (isPayment ? 'PAID' : 'CANCELLED'))
    return known(`est déjà ${isPayment ? 'payée' : 'annulée'}`);
  try {
    await (isPayment ? receivePayment : cancelOrder)(db, name, on);
    return changed(isPayment ? 'est payée' : 'est annulée');
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return refused(error.message);
  }
}

type GoodsReport = OrderReport & { readonly state: Exclude<OrderReport['state'], 'paid'> };

async function fulfil(tx: Tx, { id }: OrderName, report: GoodsReport): Promise<Outcome> {
  const order = await lockOrder(tx, id);
  const { state, on } = report;
  if (order.status === 'CANCELLED') return refused('est annulée : retirez cette ligne');
  if (order.status === 'PAYMENT_PENDING' && order.payment === 'card')
    return refused('n’est pas payée par sa carte : attendez son paiement');
  const lines = (await linesByOrder(tx, [id])).get(id) ?? [];
  const sent = (await shipmentsByOrder(tx, [id])).get(id) ?? [];

  if (state === 'prepared') {
    if (order.preparedOn) return known(`est déjà préparée depuis le ${formatDayOfYear(order.preparedOn)}`);
    if (sent.length > 0)
      return refused('est déjà expédiée, et ne revient pas en arrière : retirez cette ligne');
    await tx.update(orders).set({ preparedOn: on, fulfilment: 'prepared' }).where(eq(orders.id, id));
    return changed('est préparée');
  }
  const articles = await findOrdered(tx, lines, report.articles);
  if ('kind' in articles) return articles;
  const untracked = !order.customerId && { trackingNumber: null, trackingUrl: null };
  const found = { ...report, ...untracked, articles };
  switch (state) {
    case 'cancelled':
      return cancelPart(tx, order, lines, sent, found);
    case 'shipped':
      return storeFulfilment(tx, order, lines, await ship(tx, order, lines, sent, found));
    case 'delivered':
      return storeFulfilment(tx, order, lines, await deliver(tx, sent, found));
  }
}

async function storeFulfilment(
  tx: Tx,
  { id, cancelledParts }: typeof orders.$inferSelect,
  lines: readonly (typeof orderLines.$inferSelect)[],
  outcome: Outcome,
): Promise<Outcome> {
  if (outcome.kind === 'changed') {
    const all = (await shipmentsByOrder(tx, [id])).get(id) ?? [];
    const fulfilment = fulfilmentOf(lines, all, cancelledParts);
    // Without a new position, readers of the feed miss a change of the shipments alone.
    await tx.update(orders).set({ fulfilment, feedPosition: null }).where(eq(orders.id, id));
  }
  return outcome;
}
