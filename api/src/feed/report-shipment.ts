import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Shipment } from 'shared-contracts/api/orders';
import { stillToCome } from 'shared-contracts/api/still-to-come';
import { formatDayOfYear } from 'shared-contracts/pricing';
import type { Tx } from '../database/database';
import { shipmentLines, shipments } from '../database/schema';
import { enqueueMail } from '../email/outbox';
import type { OrderReport } from '../import/order-reports';
import { counted } from '../operator-messages';
import type { OrderFacts } from '../orders/read-orders';
import {
  type Articles,
  changed,
  contents,
  known,
  type ReportOutcome,
  refused,
  refuseMoreThan,
} from './report-outcome';

/** Stores a shipment with its articles and emails the customer, or corrects the one that the report names. */
export async function ship(
  tx: Tx,
  { order, lines, shipments: sent }: OrderFacts,
  { on, carrier, trackingNumber, trackingUrl, articles }: OrderReport,
): Promise<ReportOutcome> {
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
  const { id: orderId, customerId } = order;
  const shipmentId = randomUUID();
  await tx
    .insert(shipments)
    .values({ id: shipmentId, orderId, shippedOn: on, carrier, trackingNumber, trackingUrl });
  const articleRows = [...shipped].map(([productCode, quantity]) => ({ shipmentId, productCode, quantity }));
  await tx.insert(shipmentLines).values(articleRows);
  await enqueueMail(tx, { kind: 'order-shipped', customerId, orderId, shipmentId });
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
  if (reported.size === 0) return false;
  return reported.size !== own.size || [...reported].some(([code, count]) => own.get(code) !== count);
}

/** Updates carrier, link and day of a stored shipment; its articles do not change. */
async function correct(
  tx: Tx,
  stored: Shipment,
  { on, carrier, trackingUrl, articles }: Pick<OrderReport, 'on' | 'carrier' | 'trackingUrl' | 'articles'>,
): Promise<ReportOutcome> {
  if (hasOther(stored, articles))
    return refused(
      `a déjà cet envoi avec ${contents(articlesOf(stored))} : donnez un autre numero_de_suivi au nouvel envoi`,
    );
  if (stored.deliveredOn && on > stored.deliveredOn)
    return refused(
      `a déjà cet envoi, livré le ${formatDayOfYear(stored.deliveredOn)} : corrigez date, qui est après`,
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

/** Marks a shipment as delivered, without a number all that had left by that day. */
export async function deliver(
  tx: Tx,
  sent: readonly Shipment[],
  { on, trackingNumber }: OrderReport,
): Promise<ReportOutcome> {
  const meant = sent.filter((each) => trackingNumber === null || each.trackingNumber === trackingNumber);
  if (meant.length === 0)
    return refused(
      trackingNumber
        ? `n’a pas d’envoi ${trackingNumber} : corrigez numero_de_suivi, ou ajoutez avant une ligne expédiée`
        : 'n’est pas encore expédiée : ajoutez avant une ligne expédiée',
    );
  const open = meant.filter(({ deliveredOn }) => !deliveredOn);
  const [first] = open;
  if (!first) return known('est déjà livrée');
  // Another shipment may have left since this row was reported for the first time.
  if (!trackingNumber && meant.some(({ deliveredOn }) => deliveredOn === on))
    return known(`a déjà une livraison le ${formatDayOfYear(on)} (pour une autre, donnez numero_de_suivi)`);
  const left = open.filter(({ shippedOn }) => shippedOn <= on);
  if (left.length === 0)
    return refused(`est expédiée le ${formatDayOfYear(first.shippedOn)} : corrigez date, qui est avant`);
  const ids = left.map(({ id }) => id);
  await tx.update(shipments).set({ deliveredOn: on }).where(inArray(shipments.id, ids));
  return changed(trackingNumber ? `est livrée (envoi ${trackingNumber})` : 'est livrée');
}
