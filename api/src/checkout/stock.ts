import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database';

/** Articles are locked in the order of their codes, so that two orders never wait for each other. */
const lockedArticles = (orderId: string) => sql`select code, stock from products
  where stock is not null and code in (select product_code from order_lines where order_id = ${orderId})
  order by code for update`;

/** Takes an order's articles out of the stock, down to zero. The lines record how many were taken. */
export async function takeFromStock(tx: Tx, orderId: string): Promise<void> {
  await tx.execute(sql`
    with article as (${lockedArticles(orderId)}),
    taken as (
      select line.position, article.code, least(line.quantity, greatest(article.stock, 0)) as pieces
      from order_lines line join article on article.code = line.product_code
      where line.order_id = ${orderId} and line.stock_taken = 0
    ),
    fallen as (update products set stock = stock - taken.pieces from taken where products.code = taken.code)
    update order_lines set stock_taken = taken.pieces from taken
    where order_id = ${orderId} and order_lines.position = taken.position`);
}

/** Gives back what an order took, once. */
export async function giveBackToStock(tx: Tx, orderId: string): Promise<void> {
  await tx.execute(sql`
    with article as (${lockedArticles(orderId)}),
    given as (
      select line.position, article.code, line.stock_taken as pieces
      from order_lines line join article on article.code = line.product_code
      where line.order_id = ${orderId} and line.stock_taken > 0
    ),
    risen as (update products set stock = stock + given.pieces from given where products.code = given.code)
    update order_lines set stock_taken = 0 from given
    where order_id = ${orderId} and order_lines.position = given.position`);
}
