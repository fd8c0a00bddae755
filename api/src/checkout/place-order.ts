import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { CartLine } from 'shared-contracts/api/cart';
import type { OrderChoice } from 'shared-contracts/api/checkout';
import { OrderAddress } from 'shared-contracts/api/orders';
import { pricingVersion } from 'shared-contracts/pricing';
import { orderAddress, ownAddress } from '../account/address-book';
import type { Customer } from '../account/customer-repository';
import { knownLines, type OrderAmounts, orderAmounts } from '../cart/cart';
import type { Db, Tx } from '../database/database';
import { addresses, carts, orderLines, orders } from '../database/schema';
import { notFound, Refusal } from '../refusals/refusals';
import { isResumable, markAbandoned, type Order } from './order-state';

export interface OrderRequest {
  readonly customer: Customer;
  readonly choice: OrderChoice;
  readonly payment: 'card' | 'deferred';
  /** Cents due by the browser: compared, never used. An order on account may name none. */
  readonly expectedAmount?: number | undefined;
  readonly freeDelivery: 'apply' | 'announce';
}

/**
 * Makes an order of the cart, or finds it: the same cart, addresses and mode are the same order. Notes are
 * those of the newest request, prices those of the server.
 * @throws {Refusal} 404 foreign address, 422 empty cart, article gone, or another amount, with what is due
 */
export async function placeOrder(tx: Tx, request: OrderRequest): Promise<Order> {
  const { customer, choice, payment } = request;
  // The cart's lock lets one order of a customer be placed or settled at a time.
  const [cart] = await tx.select().from(carts).where(eq(carts.customerId, customer.id)).for('update');
  if (cart?.lines.length === 0 && cart.orderId) {
    const own = and(eq(orders.customerId, customer.id), eq(orders.id, cart.orderId));
    const [ordered] = await tx.select().from(orders).where(own);
    if (ordered) return ordered;
  }
  if (!cart || cart.lines.length === 0) throw new Refusal(422, 'empty_cart', 'Votre panier est vide.');

  const billing = await snapshot(tx, customer.id, choice.billingAddressId);
  const delivery = await snapshot(tx, customer.id, choice.deliveryAddressId);
  const lines = await pricedLines(tx, cart.lines);
  const { discountRate } = customer;
  const cost = orderAmounts({
    lines,
    discountRate,
    mode: choice.deliveryMode,
    destination: delivery,
    freeDelivery: request.freeDelivery,
  });
  if (request.expectedAmount !== undefined && request.expectedAmount !== cost.amountCents)
    throw amountDiffers(cost);

  const asked = {
    customerId: customer.id,
    payment,
    deliveryMode: choice.deliveryMode,
    discountRate,
    deliveryFeeCents: cost.deliveryFeeCents,
    amountCents: cost.amountCents,
    billing,
    delivery,
    cartId: cart.id,
  };
  const draft = { ...asked, fingerprint: fingerprintOf(asked, lines) };
  const notes = {
    purchaseOrderNumber: choice.purchaseOrderNumber || null,
    engagementNumber: choice.engagementNumber || null,
    serviceCode: choice.serviceCode || null,
    deliveryInstructions: choice.deliveryInstructions || null,
    siret: customer.siret,
    vatNumber: customer.vatNumber,
  };
  // On account there is no such order left: placing one closes its cart.
  const unpaid = and(eq(orders.cartId, cart.id), eq(orders.status, 'PAYMENT_PENDING'));
  const same = and(unpaid, eq(orders.fingerprint, draft.fingerprint));
  const [open] = await tx.select().from(orders).where(same);
  if (open && (await isResumable(tx, open.id))) {
    // They change neither goods nor amount: another form for the same order would be a second one to pay.
    await tx.update(orders).set(notes).where(eq(orders.id, open.id));
    return { ...open, ...notes };
  }
  if (open) await markAbandoned(tx, open.id);
  return store(tx, { ...draft, ...notes }, lines);
}

/** All that is ordered and asked, in a form that can be compared. */
function fingerprintOf(draft: Omit<Draft, 'fingerprint'>, lines: readonly PricedLine[]): string {
  const address = (given: OrderAddress) =>
    Object.keys(OrderAddress.shape).map((name) => given[name as keyof OrderAddress] ?? '');
  const goods = lines
    .map(({ productCode, quantity, priceHT, vatRate }) => [productCode, quantity, priceHT, vatRate])
    .sort(([one], [other]) => `${one}`.localeCompare(`${other}`, 'en'));
  const { payment, deliveryMode, discountRate, deliveryFeeCents, amountCents, billing, delivery } = draft;
  const terms = [payment, deliveryMode, discountRate, deliveryFeeCents, amountCents];
  const content = JSON.stringify([terms, address(billing), address(delivery), goods]);
  return createHash('sha256').update(content).digest('base64url');
}

const amountDiffers = ({ amountCents, goodsCents, vatCents, deliveryFeeCents }: OrderAmounts) =>
  new Refusal(
    422,
    'amount_differs',
    'Le montant de votre commande a changé. Vérifiez votre panier avant de payer.',
    {
      due: { amount: amountCents, goodsHT: goodsCents, vat: vatCents, deliveryFee: deliveryFeeCents },
      pricingVersion,
    },
  );

async function snapshot(tx: Tx, customerId: string, addressId: string): Promise<OrderAddress> {
  const [row] = await tx.select().from(addresses).where(ownAddress(customerId, addressId));
  if (!row) throw notFound('Adresse');
  return orderAddress(row);
}

type PricedLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'vatRate'> & { vatRate: number | null };

/** Lines of an order, with today's prices. @throws {Refusal} 422 when an article is gone */
export async function pricedLines(db: Db, lines: readonly CartLine[]): Promise<PricedLine[]> {
  const known = await knownLines(db, lines);
  const gone = lines.find(({ productCode }, index) => productCode !== known[index]?.productCode);
  if (gone)
    throw new Refusal(
      422,
      'product_unavailable',
      `L’article ${gone.productCode} n’est plus disponible\u00a0: retirez-le du panier.`,
    );
  return known.map((line, position) => ({ position, ...line }));
}

type Draft = Omit<typeof orders.$inferInsert, 'id' | 'number' | 'status'>;

const yearInParis = new Intl.DateTimeFormat('fr-FR', { year: 'numeric', timeZone: 'Europe/Paris' });

/** `CMD-2026-000123`: the counter never restarts, so the number alone is unique. */
export const orderNumber = (now: Date) =>
  sql<string>`${`CMD-${yearInParis.format(now)}-`} || lpad(nextval('order_numbers')::text, 6, '0')`;

async function store(tx: Tx, draft: Draft, lines: readonly PricedLine[]): Promise<Order> {
  const [order] = await tx
    .insert(orders)
    .values({ ...draft, status: 'PAYMENT_PENDING', number: orderNumber(new Date()) })
    .returning();
  if (!order) throw new Error('an order was not stored');
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: order.id })));
  return order;
}
