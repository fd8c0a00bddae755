import { randomUUID } from 'node:crypto';
import { orderAddress } from '../src/account/address-book';
import type { Passwords } from '../src/account/passwords';
import { orderAmounts } from '../src/cart/cart';
import { orderNumber, pricedLines } from '../src/checkout/place-order';
import type { Db } from '../src/database/database';
import { addresses, customers, orderLines, orders } from '../src/database/schema';
import {
  demoPassword,
  type SeedAddress,
  type SeedOrder,
  customers as seedCustomers,
} from './customers-and-orders';

const hour = 60 * 60 * 1000;

/** Stores the demo customers with their addresses and orders. */
export async function seedCustomersAndOrders(db: Db, passwords: Passwords, now: Date): Promise<void> {
  for (const { addresses: book, orders: past, ...person } of seedCustomers) {
    const [customer] = await db
      .insert(customers)
      .values({ ...person, passwordHash: await passwords.hash(demoPassword), emailVerifiedAt: now })
      .returning();
    if (!customer) throw new Error(`${person.username} was not stored`);
    if (book.length > 0) {
      await db
        .insert(addresses)
        .values(book.map(({ key: _key, ...address }) => ({ ...address, customerId: customer.id })));
    }
    // Oldest first, so that the order numbers follow the calendar.
    for (const order of [...past].sort((one, other) => other.hoursAgo - one.hoursAgo)) {
      await seedOrder(db, customer, book, order, now);
    }
  }
}

function snapshot(book: readonly SeedAddress[], name: string) {
  const found = book.find(({ key }) => key === name);
  if (!found) throw new Error(`no address ${name}`);
  return orderAddress(found);
}

async function seedOrder(
  db: Db,
  customer: typeof customers.$inferSelect,
  book: readonly SeedAddress[],
  order: SeedOrder,
  now: Date,
): Promise<void> {
  const requestedLines = Object.entries(order.lines);
  const lines = await pricedLines(
    db,
    requestedLines.map(([productCode, quantity]) => ({ productCode, quantity })),
  );
  const delivery = snapshot(book, order.deliveryAddress);
  const { discountRate } = customer;
  const { deliveryMode: mode, status, payment } = order;
  const cost = orderAmounts({ lines, discountRate, mode, destination: delivery, freeDelivery: 'apply' });
  const createdAt = new Date(now.getTime() - order.hoursAgo * hour);
  const isCard = payment === 'card';
  const [stored] = await db
    .insert(orders)
    .values({
      ...cost,
      ...(status === 'PAID' && { paidAt: createdAt, confirmedAt: createdAt }),
      ...(isCard && { triedAt: createdAt }),
      ...(isCard && status === 'PAYMENT_PENDING' && { checkAt: now }),
      ...(status === 'CANCELLED' && { cancelledAt: createdAt, cancellation: 'company' as const }),
      number: orderNumber(createdAt),
      customerId: customer.id,
      status,
      payment,
      deliveryMode: mode,
      discountRate,
      billing: snapshot(book, order.billingAddress),
      delivery,
      cartId: randomUUID(),
      fingerprint: randomUUID(),
      createdAt,
    })
    .returning({ id: orders.id });
  if (!stored) throw new Error('a demo order was not stored');
  await db.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: stored.id })));
}
