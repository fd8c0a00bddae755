import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { CartLine } from 'shared-contracts/api/cart';
import type { DeferredPaymentRequest } from 'shared-contracts/api/checkout';
import type { OrderAddress } from 'shared-contracts/api/orders';
import { pricingVersion } from 'shared-contracts/pricing';
import { orderAddress, ownAddress } from '../account/address-repository';
import { refuseAboveLimit, refuseBlocked, refuseWithoutAccount } from '../account/conditions';
import { lockedCustomer } from '../account/customer-repository';
import { knownLines, sameLines, summedLines } from '../cart/cart';
import type { Tx } from '../database/database';
import { filled } from '../database/rows';
import { addresses, type Customer, carts, type Order, orderLines, orders } from '../database/schema';
import { type OrderAmounts, orderAmounts } from '../orders/order-amounts';
import { updateOrder } from '../orders/update-order';
import { parisDay } from '../paris-time';
import { notFound, Refusal } from '../refusals/refusals';
import { hashOf } from '../secrets';
import { markAbandoned } from './order-state';
import { resumableUntil } from './payment-times';

/**
 * What a customer orders. `amount` in cents, `lines` and `addresses` are what the browser showed, only compared:
 * another device may have changed cart or addresses since.
 */
export interface OrderRequest extends DeferredPaymentRequest {
  readonly customer: Customer;
  readonly payment: 'card' | 'deferred';
  /** Setting of the environment. */
  readonly freeDelivery: 'apply' | 'announce';
}

/**
 * Places an order of the cart at the server's prices. For the same cart, addresses and mode it returns the
 * existing order with the notes of the newest request.
 * @throws {Refusal} 403 blocked customer or no account, 404 unknown address, 409 another cart or address than
 * shown, 422 empty cart, unavailable article, another amount (with `due`), or above the limit of the account
 */
export async function placeOrder(tx: Tx, request: OrderRequest): Promise<Order> {
  const { payment, deliveryMode, freeDelivery } = request;
  // The lock of the cart serializes placing and settling the orders of a customer.
  const [cart] = await tx.select().from(carts).where(eq(carts.customerId, request.customer.id)).for('update');
  // Cart, then customer, as an erasure locks them.
  const customer = await lockedCustomer(tx, request.customer.id);
  if (cart?.lines.length === 0 && cart.orderId) {
    const own = and(eq(orders.customerId, customer.id), eq(orders.id, cart.orderId));
    const [ordered] = await tx.select().from(orders).where(own);
    const { productCode, quantity } = orderLines;
    const placed = tx.select({ productCode, quantity }).from(orderLines);
    if (ordered && isExpected(request, await placed.where(eq(orderLines.orderId, ordered.id))))
      return ordered;
  }
  refuseBlocked(customer);
  if (payment === 'deferred') refuseWithoutAccount(customer);
  if (!isExpected(request, cart?.lines ?? [])) throw cartDiffers();
  if (!cart || cart.lines.length === 0) throw new Refusal(422, 'empty_cart', 'Votre panier est vide.');

  const shown = request.addresses;
  const billing = await snapshot(tx, customer.id, request.billingAddressId, shown?.billing);
  const delivery = await snapshot(tx, customer.id, request.deliveryAddressId, shown?.delivery);
  const lines = await pricedLines(tx, customer, cart.lines);
  const { discountRate } = customer;
  const cost = orderAmounts({ lines, discountRate, mode: deliveryMode, destination: delivery, freeDelivery });
  if (request.amount !== undefined && request.amount !== cost.amountCents) throw amountDiffers(cost);
  if (payment === 'deferred') await refuseAboveLimit(tx, customer, cost.amountCents);

  const terms = {
    customerId: customer.id,
    payment,
    deliveryMode,
    discountRate,
    deliveryFeeCents: cost.deliveryFeeCents,
    amountCents: cost.amountCents,
    billing,
    delivery,
    cartId: cart.id,
  };
  const fingerprint = fingerprintOf(terms, lines);
  const notes = {
    purchaseOrderNumber: request.purchaseOrderNumber || null,
    engagementNumber: request.engagementNumber || null,
    serviceCode: request.serviceCode || null,
    deliveryInstructions: request.deliveryInstructions || null,
    siret: customer.siret,
    vatNumber: customer.vatNumber,
  };
  // Only card orders are found here: placing an order on account closes its cart.
  const isUnpaid = and(eq(orders.cartId, cart.id), eq(orders.status, 'PAYMENT_PENDING'));
  const isSame = and(isUnpaid, eq(orders.fingerprint, fingerprint));
  const [open] = await tx.select().from(orders).where(isSame);
  if (open && resumableUntil(open) > new Date()) {
    // Notes change neither goods nor amount, and a new order would get a second form that can be paid.
    await updateOrder(tx, open.id, notes);
    return { ...open, ...notes };
  }
  if (open) await markAbandoned(tx, open.id);
  return store(tx, { ...terms, ...notes, fingerprint }, lines);
}

const isExpected = ({ lines: shown }: OrderRequest, lines: readonly CartLine[]) =>
  shown === undefined || sameLines(summedLines(shown), lines);

const cartDiffers = () =>
  new Refusal(
    409,
    'cart_differs',
    'Votre panier a changé sur un autre appareil. Réessayez pour commander les articles affichés ici.',
  );

/** Hashes terms, goods and prices, to recognise a repeated request. */
function fingerprintOf(terms: object, lines: readonly PricedLine[]): string {
  const goods = lines
    .map((line) => [line.productCode, line.quantity, line.priceHT, line.netPriceHT, line.vatRate])
    .sort(([one], [other]) => `${one}`.localeCompare(`${other}`, 'en'));
  return hashOf(JSON.stringify([terms, goods]));
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

/** Copies an address for an order. @throws {Refusal} 404 no such address, 409 another than shown */
async function snapshot(
  tx: Tx,
  customerId: string,
  addressId: string,
  shown: OrderAddress | undefined,
): Promise<OrderAddress> {
  const [row] = await tx.select().from(addresses).where(ownAddress(customerId, addressId));
  const address = row && orderAddress(row);
  if (shown && !isDeepStrictEqual(address, filled(shown))) throw addressChanged();
  if (!address) throw notFound('Adresse');
  return address;
}

const addressChanged = () =>
  new Refusal(
    409,
    'address_changed',
    'Une adresse de votre commande a été modifiée ou supprimée entre-temps. Vérifiez les adresses, puis réessayez.',
  );

type PricedLine = Omit<typeof orderLines.$inferInsert, 'orderId' | 'vatRate'> & { vatRate: number | null };

/** Returns order lines at the customer's current prices. @throws {Refusal} 422 when an article is no longer available */
async function pricedLines(tx: Tx, customer: Customer, lines: readonly CartLine[]): Promise<PricedLine[]> {
  const known = await knownLines(tx, customer, lines);
  const missing = lines.find(({ productCode }, index) => productCode !== known[index]?.productCode);
  if (missing)
    throw new Refusal(
      422,
      'product_unavailable',
      `L’article ${missing.productCode} n’est plus disponible\u00a0: retirez-le du panier.`,
    );
  return known.map((line, position) => ({ position, ...line }));
}

type Draft = Omit<typeof orders.$inferInsert, 'id' | 'number' | 'status'>;

/** Makes a number such as `CMD-2026-000123`, with more digits from a million; its counter is never reset. */
export const orderNumber = (now: Date) =>
  sql<string>`(select ${`CMD-${parisDay(now).slice(0, 'yyyy'.length)}-`} || lpad(n, greatest(6, length(n)), '0')
    from (select nextval('order_numbers')::text as n) counter)`;

async function store(tx: Tx, draft: Draft, lines: readonly PricedLine[]): Promise<Order> {
  const [order] = await tx
    .insert(orders)
    .values({ ...draft, status: 'PAYMENT_PENDING', number: orderNumber(new Date()) })
    .returning();
  if (!order) throw new Error('an order was not stored');
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: order.id })));
  return order;
}
