import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Environment } from 'shared-contracts/environment';
import type { Passwords } from '../src/account/passwords';
import { orderNumber, placeOrder } from '../src/checkout/place-order';
import type { Tx } from '../src/database/database';
import {
  addresses,
  type Customer,
  carts,
  customers,
  shipmentLines,
  shipments as shipmentTable,
} from '../src/database/schema';
import { storeDocument } from '../src/orders/order-documents';
import { orderFacts } from '../src/orders/read-orders';
import { fulfilmentOf, shipmentsByOrder } from '../src/orders/shipments';
import { updateOrder } from '../src/orders/update-order';
import { daysLater, parisDay } from '../src/paris-time';
import { orderContent } from '../src/pdf/order-and-quote-pdf';
import { makePdf } from '../src/pdf/pdf-layout';
import { demoPassword, type SeedOrder, customers as seedCustomers } from './customers-and-orders';

/** The company in whose name the demo invoice is made. */
export type Company = Environment['company'];

/** Stores the demo customers with their addresses and orders. */
export async function seedCustomersAndOrders(tx: Tx, passwords: Passwords, company: Company): Promise<void> {
  for (const { addresses: book, orders: past, blockedMessage, ...person } of seedCustomers) {
    const [customer] = await tx
      .insert(customers)
      .values({ ...person, passwordHash: await passwords.hash(demoPassword), emailVerifiedAt: new Date() })
      .returning();
    if (!customer) throw new Error(`${person.username} was not stored`);
    const usual = { billing: '', delivery: '' };
    for (const address of book) {
      const id = randomUUID();
      if (address.isDefaultBilling) usual.billing = id;
      if (address.isDefaultShipping) usual.delivery = id;
      await tx.insert(addresses).values({ ...address, id, customerId: customer.id });
    }
    // Oldest first, so that the order numbers follow the calendar.
    for (const order of past.toReversed()) {
      const orderId = await seedOrder(tx, customer, usual, order);
      if (order.invoice) await seedInvoice(tx, company, orderId);
    }
    // Blocked after the orders: a blocked customer cannot place any.
    if (blockedMessage)
      await tx.update(customers).set({ blockedMessage }).where(eq(customers.id, customer.id));
  }
}

/** Stores an order that was placed some days ago. @returns its id */
async function seedOrder(
  tx: Tx,
  customer: Customer,
  { billing, delivery }: Readonly<Record<'billing' | 'delivery', string>>,
  { status, payment, deliveryMode, daysAgo, isToOffice, lines, shipments }: SeedOrder,
): Promise<string> {
  const ordered = Object.entries(lines).map(([productCode, quantity]) => ({ productCode, quantity }));
  await tx.insert(carts).values({ customerId: customer.id, lines: ordered });
  const { id } = await placeOrder(tx, {
    customer,
    billingAddressId: billing,
    deliveryAddressId: isToOffice ? billing : delivery,
    deliveryMode,
    // Changed below where it differs: Camille has an order on account, but no longer the account.
    payment: 'card',
    freeDelivery: 'apply',
  });
  await tx.delete(carts).where(eq(carts.customerId, customer.id));

  const createdAt = daysLater(new Date(), -daysAgo);
  const isCard = payment === 'card';
  const dayAfter = (days: number) => parisDay(daysLater(createdAt, days));
  for (const { shippedAfter, deliveredAfter, lines: sent, ...parcel } of shipments) {
    const deliveredOn = deliveredAfter === undefined ? null : dayAfter(deliveredAfter);
    const shipment = { id: randomUUID(), orderId: id, shippedOn: dayAfter(shippedAfter), deliveredOn };
    await tx.insert(shipmentTable).values({ ...shipment, ...parcel });
    for (const [productCode, quantity] of Object.entries(sent))
      await tx.insert(shipmentLines).values({ shipmentId: shipment.id, productCode, quantity });
  }
  const sent = (await shipmentsByOrder(tx, [id])).get(id);
  await updateOrder(tx, id, {
    number: orderNumber(createdAt),
    status,
    payment,
    createdAt,
    ...(status === 'PAID' && { paidAt: createdAt, confirmedAt: createdAt }),
    // The card of an unpaid one was refused; it may still be paid.
    ...(isCard && { triedAt: createdAt }),
    ...(sent && { fulfilment: fulfilmentOf(ordered, sent, []), preparedOn: dayAfter(1) }),
    ...(isCard && status === 'PAYMENT_PENDING' && { checkAt: new Date() }),
    ...(status === 'CANCELLED' && { cancelledAt: createdAt, cancellation: 'company' as const }),
  });
  return id;
}

/** Stores an invoice with the content of the order's confirmation under another title. */
async function seedInvoice(tx: Tx, company: Company, orderId: string): Promise<void> {
  const facts = await orderFacts(tx, orderId);
  if (!facts) throw new Error(`order ${orderId} was not stored`);
  const { number } = facts.order;
  const [, ...confirmation] = orderContent({ company, facts });
  const title = { text: 'Facture de démonstration', style: 'quiet' };
  const content = await makePdf(company, `Facture ${number}`, [title, ...confirmation]);
  await storeDocument(tx, { orderId, kind: 'invoice', name: `${number}-facture.pdf`, content });
}
