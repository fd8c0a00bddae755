import { sql } from 'drizzle-orm';
import type { Db } from '../database/database';

/** Within the server's statement timeout, even on a busy machine. */
const ordersPerStatement = 5_000;

/**
 * Copies the oldest demo order for the same customer with two lines each, three orders for every three
 * minutes of the past. Numbers are `OLD-1`, `OLD-2`, …, newest first; every hundredth is cancelled.
 */
export async function addOrders(db: Db, number: number): Promise<void> {
  for (let first = 1; first <= number; first += ordersPerStatement)
    await addRange(db, first, Math.min(number, first + ordersPerStatement - 1));
  await db.execute(sql`analyze orders`);
  await db.execute(sql`analyze order_lines`);
}

const addRange = (db: Db, first: number, last: number) =>
  db.execute(sql`
    with added as (
      insert into orders (number, customer_id, status, payment, delivery_mode, discount_rate, delivery_fee_cents, amount_cents,
        billing, delivery, cart_id, fingerprint, created_at, paid_at, cancelled_at, cancellation)
      select 'OLD-' || n, customer_id, case when n % 100 = 0 then 'CANCELLED' else 'PAID' end, 'card', 'standard', 0, 0, 100,
        billing, delivery, gen_random_uuid(), '', timestamptz '2025-06-15 12:00Z' - make_interval(mins => n / 3 * 3), paid_at,
        case when n % 100 = 0 then paid_at end, case when n % 100 = 0 then 'company' end
      from orders, generate_series(${first}::int, ${last}::int) n
      where number = (select min(number) from orders where number like 'CMD%')
      returning id, number)
    insert into order_lines (order_id, position, product_code, designation, quantity, price_ht, vat_rate, image_url)
    select id, line, case line when 0 then 'NS-5L-E' else 'GONE-' || number end, 'Article ' || number, 1, 1, 20, ''
    from added, generate_series(0, 1) line`);
