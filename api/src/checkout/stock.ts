import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../database/database';

/**
 * Moves pieces from the stock to order lines, or back if `pieces` is negative. Rows are locked by code, which
 * prevents deadlocks.
 */
const move = (tx: Tx, orderId: string, pieces: SQL, which: SQL) =>
  tx.execute(sql`
    with article as (
      select code, quantity from stock
      where code in (select product_code from order_lines where order_id = ${orderId})
      order by code for update
    ),
    taken as (
      select line.position, article.code, ${pieces} as pieces
      from order_lines line join article on article.code = line.product_code
      where line.order_id = ${orderId} and ${which}
    ),
    changed as (update stock set quantity = stock.quantity - taken.pieces from taken where stock.code = taken.code)
    update order_lines set stock_taken = stock_taken + taken.pieces from taken
    where order_id = ${orderId} and order_lines.position = taken.position`);

/** Removes an order's articles from the stock, down to zero. The lines store the removed quantities. */
export const takeFromStock = (tx: Tx, orderId: string) =>
  move(tx, orderId, sql`least(line.quantity, greatest(article.quantity, 0))`, sql`line.stock_taken = 0`);

/** Returns the pieces of an article to the stock that the `kept` ones of the order do not need. */
export const giveBackPart = (tx: Tx, orderId: string, productCode: string, kept: number) =>
  move(
    tx,
    orderId,
    sql`${kept}::bigint - line.stock_taken`,
    sql`line.product_code = ${productCode} and line.stock_taken > ${kept}::bigint`,
  );

/** Returns an order's removed quantities to the stock, once. */
export const giveBackToStock = (tx: Tx, orderId: string) =>
  move(tx, orderId, sql`-line.stock_taken`, sql`line.stock_taken > 0`);
