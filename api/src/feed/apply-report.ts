import { eq, inArray } from 'drizzle-orm';
import type { Shipment } from 'shared-contracts/api/orders';
import { stillToCome } from 'shared-contracts/api/still-to-come';
import { formatDayOfYear } from 'shared-contracts/pricing';
import { lockOrder } from '../checkout/order-state';
import type { Db, Tx } from '../database/database';
import { orders, shipmentLines, shipments } from '../database/schema';
import { paced } from '../database/short-transactions';
import { enqueueMail } from '../email/outbox';
import type { OrderReport, RefusedRow } from '../import/order-reports';
import { CommandError, counted } from '../operator-messages';
import { findOrder, linesByOrder, type OrderName } from '../orders/read-orders';
import { fulfilmentOf, shipmentsByOrder } from '../orders/shipments';
import { parisDay } from '../paris-time';
import { cancelPart } from './cancel-part';
import { cancelOrder, receivePayment } from './change-order';
import { findOrdered } from './ordered-articles';
import {
  type Articles,
  changed,
  contents,
  known,
  type Outcome,
  refused,
  refuseMoreThan,
} from './report-outcome';

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
  const outcome =
    report.state === 'paid' || (report.state === 'cancelled' && report.articles.size === 0)
      ? await settle(db, name, report.state, report.on)
      : await db.transaction(async (tx) => fulfil(tx, name, report));
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

type Order = typeof orders.$inferSelect;

async function fulfil(tx: Tx, { id }: OrderName, report: OrderReport): Promise<Outcome> {
  const order = await lockOrder(tx, id);
  const { state, on } = report;
  if (order.status === 'CANCELLED') return refused('est annulée : retirez cette ligne');
  if (order.status === 'PAYMENT_PENDING' && order.payment === 'card')
    return refused('n’est pas payée par sa carte : attendez son paiement');
  const placedOn = parisDay(order.createdAt);
  if (on < placedOn) return refused(`est du ${formatDayOfYear(placedOn)} : corrigez date, qui est avant`);
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
  if (state === 'cancelled') return cancelPart(tx, order, lines, sent, found);
  const outcome =
    state === 'shipped' ? await ship(tx, order, lines, sent, found) : await deliver(tx, sent, found);
  if (outcome.kind === 'changed') {
    const all = (await shipmentsByOrder(tx, [id])).get(id) ?? [];
    const fulfilment = fulfilmentOf(lines, all, order.cancelledParts);
    // Without a new position, readers of the feed miss a change of the shipments alone.
    await tx.update(orders).set({ fulfilment, feedPosition: null }).where(eq(orders.id, id));
  }
  return outcome;
}

async function ship(
  tx: Tx,
  order: Order,
  lines: Parameters<typeof stillToCome>[0],
  sent: readonly Shipment[],
  { on, carrier, trackingNumber, trackingUrl, articles }: OrderReport,
): Promise<Outcome> {
  const isSame = (each: Shipment) =>
    trackingNumber
      ? each.trackingNumber === trackingNumber
      : !each.trackingNumber && each.shippedOn === on && (each.carrier ?? null) === carrier;
  // Once the account is erased and the numbers with it, the articles distinguish shipments of one day.
  const stored = sent.find((each) => isSame(each) && (order.customerId || !hasOther(each, articles)));
  if (stored) return correct(tx, stored, { on, carrier, trackingUrl, articles });

  const rest = stillToCome(lines, sent, order.cancelledParts);
  const missing = new Map([...rest].filter(([, count]) => count > 0));
  if (missing.size === 0) return refused('est déjà expédiée en entier : retirez cette ligne');
  const refusal = refuseMoreThan(rest, articles);
  if (refusal) return refusal;
  const shipped = articles.size > 0 ? articles : missing;
  const [shipment] = await tx
    .insert(shipments)
    .values({ orderId: order.id, shippedOn: on, carrier, trackingNumber, trackingUrl })
    .returning({ id: shipments.id });
  if (!shipment) throw new Error('the shipment was not stored');
  await tx
    .insert(shipmentLines)
    .values(
      [...shipped].map(([productCode, quantity]) => ({ shipmentId: shipment.id, productCode, quantity })),
    );
  await enqueueMail(tx, {
    kind: 'order-shipped',
    customerId: order.customerId,
    orderId: order.id,
    shipmentId: shipment.id,
  });
  const toCome = [...missing].reduce((sum, [code, count]) => sum + count - (shipped.get(code) ?? 0), 0);
  return changed(
    toCome === 0
      ? `est expédiée (${contents(shipped)})`
      : `est expédiée en partie (${contents(shipped)}), ${counted(toCome, 'pièce')} à venir`,
  );
}

const articlesOf = ({ lines }: Shipment): Articles =>
  new Map(lines.map(({ productCode, quantity }) => [productCode, quantity]));

/** Whether a shipment has other articles than the reported ones, if any are. */
function hasOther(stored: Shipment, reported: Articles): boolean {
  const own = articlesOf(stored);
  return (
    reported.size > 0 &&
    (reported.size !== own.size || [...reported].some(([code, count]) => own.get(code) !== count))
  );
}

/** Updates carrier, link and day of a stored shipment; its articles do not change. */
async function correct(
  tx: Tx,
  stored: Shipment,
  { on, carrier, trackingUrl, articles }: Pick<OrderReport, 'on' | 'carrier' | 'trackingUrl' | 'articles'>,
): Promise<Outcome> {
  if (hasOther(stored, articles))
    return refused(
      `a déjà cet envoi avec ${contents(articlesOf(stored))} : donnez un autre numero_de_suivi au nouvel envoi`,
    );
  const differing = {
    ...(carrier && carrier !== stored.carrier && { carrier }),
    ...(trackingUrl && trackingUrl !== stored.trackingUrl && { trackingUrl }),
    ...(on !== stored.shippedOn && { shippedOn: on }),
  };
  if (Object.keys(differing).length === 0) return known('a déjà cet envoi');
  await tx.update(shipments).set(differing).where(eq(shipments.id, stored.id));
  return changed('a cet envoi avec ses nouvelles informations');
}

async function deliver(
  tx: Tx,
  sent: readonly Shipment[],
  { on, trackingNumber }: OrderReport,
): Promise<Outcome> {
  const meant = sent.filter((each) => trackingNumber === null || each.trackingNumber === trackingNumber);
  if (meant.length === 0)
    return refused(
      trackingNumber
        ? `n’a pas d’envoi ${trackingNumber} : corrigez numero_de_suivi, ou ajoutez avant une ligne expédiée`
        : 'n’est pas encore expédiée : ajoutez avant une ligne expédiée',
    );
  const open = meant.filter(({ deliveredOn }) => !deliveredOn);
  if (open.length === 0) return known('est déjà livrée');
  const late = open.find(({ shippedOn }) => shippedOn > on);
  if (late)
    return refused(`est expédiée le ${formatDayOfYear(late.shippedOn)} : corrigez date, qui est avant`);
  await tx
    .update(shipments)
    .set({ deliveredOn: on })
    .where(
      inArray(
        shipments.id,
        open.map(({ id }) => id),
      ),
    );
  return changed(trackingNumber ? `est livrée (envoi ${trackingNumber})` : 'est livrée');
}
