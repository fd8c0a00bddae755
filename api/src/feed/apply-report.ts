import { inArray } from 'drizzle-orm';
import { formatDayOfYear } from 'shared-contracts/pricing';
import { lockOrder } from '../checkout/order-state';
import type { Db, Tx } from '../database/database';
import { type Order, products } from '../database/schema';
import { inCapitals, joinedReference } from '../database/search-text';
import { paced } from '../database/short-transactions';
import type { RefusedRow } from '../import/file-rows';
import type { OrderReport } from '../import/order-reports';
import { CommandError, counted } from '../operator-messages';
import { findOrder, type OrderFacts, orderFacts } from '../orders/read-orders';
import { fulfilmentOf, shipmentsByOrder } from '../orders/shipments';
import { updateOrder } from '../orders/update-order';
import { parisDay } from '../paris-time';
import { cancelPart } from './cancel-part';
import { cancelOrder, receivePayment } from './change-order';
import { type Articles, changed, known, type ReportOutcome, refused } from './report-outcome';
import { deliver, ship } from './report-shipment';

/** Applies reports, each in its own transaction, so that sales wait for none; yields the outcomes. */
export async function* outcomesOf(
  db: Db,
  reports: readonly (OrderReport | RefusedRow)[],
): AsyncGenerator<ReportOutcome & { readonly position: string }> {
  for (const report of reports) {
    const { kind, text } =
      'reason' in report ? refused(report.reason) : await paced(() => applyReport(db, report));
    yield { position: report.position, kind, text: text.endsWith('.') ? text : `${text}.` };
  }
}

/** Applies reports; `say` prints each outcome, then the counts. @returns the number of refused rows */
export async function applyReports(
  db: Db,
  { name, reports }: { readonly name: string; readonly reports: readonly (OrderReport | RefusedRow)[] },
  say: (line: string) => void,
): Promise<number> {
  const counts = { changed: 0, known: 0, refused: 0 };
  for await (const { position, kind, text } of outcomesOf(db, reports)) {
    counts[kind] += 1;
    say(`${name}, ${position} : ${text}`);
  }
  const { changed: stored, known: same, refused: bad } = counts;
  say(`${counted(stored, 'enregistrée')}, ${same} sans effet, ${counted(bad, 'refusée')}.`);
  return counts.refused;
}

async function applyReport(db: Db, report: OrderReport): Promise<ReportOutcome> {
  const order = await findOrder(db, report.order);
  if (!order)
    return refused(
      `il n’y a pas de commande ${report.order} : vérifiez le numéro avec npm run orders -- list`,
    );
  const { state, on } = report;
  const placedOn = parisDay(order.createdAt);
  if (on < placedOn)
    return refused(`${order.number} est du ${formatDayOfYear(placedOn)} : corrigez date, qui est avant`);
  const outcome =
    state === 'paid' || (state === 'cancelled' && report.articles.size === 0)
      ? await settle(db, order, state, on)
      : await db.transaction(async (tx) => fulfil(tx, order, { ...report, state }));
  return outcome.text.startsWith(order.number)
    ? outcome
    : { ...outcome, text: `${order.number} ${outcome.text}` };
}

/** Marks an order on account as paid, which frees the account, or cancels an unpaid order. */
async function settle(db: Db, order: Order, state: 'paid' | 'cancelled', on: string): Promise<ReportOutcome> {
  const isPayment = state === 'paid';
  if (order.status === (isPayment ? 'PAID' : 'CANCELLED'))
    return known(`est déjà ${isPayment ? 'payée' : 'annulée'}`);
  try {
    await (isPayment ? receivePayment : cancelOrder)(db, order, on);
    return changed(isPayment ? 'est payée' : 'est annulée');
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return refused(error.message);
  }
}

/** A report about the goods, not about the money. */
type GoodsReport = OrderReport & { readonly state: Exclude<OrderReport['state'], 'paid'> };

/** Applies what happened to the goods of an order. */
async function fulfil(tx: Tx, { id, number }: Order, report: GoodsReport): Promise<ReportOutcome> {
  await lockOrder(tx, id);
  const facts = await orderFacts(tx, id);
  if (!facts) throw new Error(`order ${number} not found`);
  const { order, lines, shipments } = facts;
  const { state, on } = report;
  if (order.status === 'CANCELLED') return refused('est annulée : retirez cette ligne');
  if (order.status === 'PAYMENT_PENDING' && order.payment === 'card')
    return refused('n’est pas payée par sa carte : attendez son paiement');

  if (state === 'prepared') {
    if (order.preparedOn) return known(`est déjà préparée depuis le ${formatDayOfYear(order.preparedOn)}`);
    if (shipments.length > 0)
      return refused('est déjà expédiée, et ne revient pas en arrière : retirez cette ligne');
    await updateOrder(tx, id, { preparedOn: on, fulfilment: 'prepared' });
    return changed('est préparée');
  }
  const articles = await findOrdered(tx, lines, report.articles);
  if ('kind' in articles) return articles;
  const untracked = !order.customerId && { trackingNumber: null, trackingUrl: null };
  const found = { ...report, ...untracked, articles };
  switch (state) {
    case 'cancelled':
      return cancelPart(tx, facts, found);
    case 'shipped':
      return storeFulfilment(tx, facts, await ship(tx, facts, found));
    case 'delivered':
      return storeFulfilment(tx, facts, await deliver(tx, shipments, found));
  }
}

/**
 * Finds the reported articles in an order as the search does, ignoring case: by code, else by code or reference
 * without separators.
 * @returns quantities by code, or the refusal of an article that is missing, ambiguous or named twice
 */
async function findOrdered(
  tx: Tx,
  lines: readonly { readonly productCode: string }[],
  articles: Articles,
): Promise<Articles | ReportOutcome> {
  if (articles.size === 0) return articles;
  const codes = lines.map(({ productCode }) => productCode);
  const { code, reference: name } = products;
  const references = await tx.select({ code, name }).from(products).where(inArray(code, codes));
  const names = [...codes.map((each) => ({ code: each, name: each })), ...references];
  const found = new Map<string, number>();
  for (const [text, quantity] of articles) {
    const exact = codes.filter((each) => each === inCapitals(text));
    const alike = names.filter((each) => joinedReference(each.name) === joinedReference(text));
    const [article, ...others] = new Set(exact.length > 0 ? exact : alike.map((each) => each.code));
    if (article === undefined)
      return refused(`ne contient pas l’article ${text} : écrivez ${codes.join(', ')}`);
    if (others.length > 0)
      return refused(`a plusieurs articles ${text} : écrivez ${[article, ...others].join(' ou ')}`);
    if (found.has(article)) return refused(`a ${article} deux fois ici : additionnez ses quantités`);
    found.set(article, quantity);
  }
  return found;
}

/** Stores what a report that changed the shipments of an order means for its goods. */
async function storeFulfilment(
  tx: Tx,
  { order: { id, cancelledParts }, lines }: OrderFacts,
  outcome: ReportOutcome,
): Promise<ReportOutcome> {
  if (outcome.kind === 'changed') {
    const all = (await shipmentsByOrder(tx, [id])).get(id) ?? [];
    const fulfilment = fulfilmentOf(lines, all, cancelledParts);
    // Without a new position, readers of the feed miss a change of the shipments alone.
    await updateOrder(tx, id, { fulfilment, feedPosition: null });
  }
  return outcome;
}
