import { eq, sql } from 'drizzle-orm';
import { buyerReferences } from 'shared-contracts/api/buyer-references';
import type { OrderAddress } from 'shared-contracts/api/orders';
import { packLine } from 'shared-contracts/catalogue';
import type { Environment } from 'shared-contracts/environment';
import {
  deliveryPoint,
  deliveryTerms,
  dueUnitPrice,
  envelope,
  formatCents,
  formatDayOfYear,
  formatExact,
  goodsRows,
  lastPaymentDay,
  lineTotal,
  type PostalAddress,
} from 'shared-contracts/pricing';
import type { Db } from '../database/database';
import { linesByOrder } from '../database/find-order';
import { type Buyer, customers, type orderLines, orders, paymentEvents } from '../database/schema';
import { packOf } from '../database/schema/catalogue';
import { parisMoment } from '../paris-time';
import { type Block, text } from './email-layout';

type Company = Environment['company'];

/** An order with all that an email about it says. */
export interface OrderFacts {
  /** An empty address once the account is erased, empty names once the order is anonymised. */
  readonly customer: Buyer & { readonly emailAddress: string };
  readonly order: typeof orders.$inferSelect;
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
}

/** Whether an order waits for its payment on account. */
export const isDue = ({ payment, status }: OrderFacts['order']) =>
  payment === 'deferred' && status === 'PAYMENT_PENDING';

/** How an order is or will be paid. `account`: whose account that is to the reader. */
export function paymentWords({ order }: OrderFacts, account: string, company: Company): string {
  const { paidAt, createdAt } = order;
  if (paidAt)
    return `${order.payment === 'card' ? 'Payée par carte' : `Réglée sur ${account}`} le ${parisMoment(paidAt)}`;
  if (!isDue(order)) return 'Non payée';
  const day = formatDayOfYear(lastPaymentDay(createdAt, company.accountPayment.days));
  return `À régler sur ${account} au plus tard le ${day}`;
}

/** Articles with what is due for each before tax, and how many pieces a pack has. */
export const articles = ({ order, lines }: OrderFacts): Block => ({
  kind: 'amounts',
  rows: lines.map((line) => {
    const pack = packLine(packOf(line), dueUnitPrice(line.priceHT, order.discountRate));
    return [
      `${line.quantity} × ${line.designation}`,
      `${formatExact(lineTotal(line, order.discountRate))} HT`,
      pack,
    ];
  }),
});

/** The stored amounts, which add up to the cent; the delivery fee has no VAT (decision 000, 14). */
export function receipt({ order, lines }: OrderFacts): Extract<Block, { kind: 'amounts' }> {
  const { deliveryFeeCents, amountCents, discountRate } = order;
  return {
    kind: 'amounts',
    rows: [
      ...goodsRows(lines, discountRate),
      deliveryFeeCents === 0
        ? ['Livraison', 'Gratuit']
        : ['Livraison (sans TVA ajoutée)', formatCents(deliveryFeeCents)],
      ['Total TTC', formatCents(amountCents)],
    ],
  };
}

/** An address as it is written on an envelope. */
export function addressLines(address: PostalAddress): string[] {
  const { recipient, city, country } = envelope(address);
  return [...recipient, city, country];
}

/** The customer's notes on the order and numbers for its invoice. @param whose the label of the purchase order number */
export function noteBlocks({ order }: OrderFacts, whose: string): Block[] {
  const { purchaseOrderNumber, deliveryInstructions } = order;
  const lines = [
    ...(purchaseOrderNumber ? [`${whose}\u00a0: ${purchaseOrderNumber}`] : []),
    ...buyerReferences(order),
    ...(deliveryInstructions ? [`Consignes de livraison\u00a0: ${deliveryInstructions}`] : []),
  ];
  return lines.length > 0 ? [text(...lines)] : [];
}

/** Where the order is handed over, and at which hours where these are known. */
export function deliveryLines({ order }: OrderFacts, company: Environment['company']): string[] {
  const { address, hours } = deliveryPoint(order.deliveryMode, order.delivery, company);
  return [...addressLines(address), ...(hours ? [hours] : [])];
}

/** Delivery mode and address, then billing address. @param withPhone adds the phones of both */
export const addressBlocks = (
  facts: OrderFacts,
  company: Environment['company'],
  withPhone = false,
): Block[] => {
  const { deliveryMode, delivery, billing } = facts.order;
  const phone = (address: OrderAddress) => (withPhone ? [address.phone] : []);
  return [
    text(deliveryTerms[deliveryMode].label, ...deliveryLines(facts, company), ...phone(delivery)),
    text('Adresse de facturation', ...addressLines(billing), ...phone(billing)),
  ];
};

const unnamed = { firstName: '', lastName: '', companyName: '' };

const { firstName, lastName, companyName, emailAddress } = customers;
const customer = { firstName, lastName, companyName, emailAddress };

/** Orders with their customers; `moment` has the microseconds that a `Date` loses. */
export const selectOrders = (db: Db) =>
  db
    .select({ order: orders, customer, moment: sql<string>`${orders.createdAt}::text` })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId));

/** The same orders with their lines, and with whom they name where the account is erased. */
export async function withLines(
  db: Db,
  found: Awaited<ReturnType<typeof selectOrders>>,
): Promise<OrderFacts[]> {
  const ids = found.map(({ order }) => order.id);
  const linesOf = await linesByOrder(db, ids);
  return found.map(({ order, customer: account }) => ({
    order,
    customer: account ?? { ...(order.buyer ?? unnamed), emailAddress: '' },
    lines: linesOf.get(order.id) ?? [],
  }));
}

/** Null without such an order. */
export async function orderFacts(db: Db, orderId: string): Promise<OrderFacts | null> {
  const [facts = null] = await withLines(db, await selectOrders(db).where(eq(orders.id, orderId)));
  return facts;
}

/** What the provider reported of an order's money: an amount is negative where it goes back. */
export type PaymentEvent = typeof paymentEvents.$inferSelect;

export const paymentEventsOf = (db: Db, orderId: string): Promise<PaymentEvent[]> =>
  db.select().from(paymentEvents).where(eq(paymentEvents.orderId, orderId)).orderBy(paymentEvents.receivedAt);
