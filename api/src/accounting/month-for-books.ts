import { and, eq } from 'drizzle-orm';
import { placedIn } from '../checkout/order-filters';
import { isListed } from '../checkout/order-repository';
import type { Db } from '../database/database';
import { orders } from '../database/schema';
import { Refusal } from '../refusals/problems';
import { customerColumns } from './columns';
import { exportOrders } from './export-orders';

const mostOrders = 5_000;

/**
 * A customer's orders of a month as the history lists them, as a CSV file for their books.
 * @param month as yyyy-mm @throws {Refusal} 422 when there are too many for one answer
 */
export async function monthForBooks(db: Db, customerId: string, month: string): Promise<string> {
  const own = and(eq(orders.customerId, customerId), isListed, placedIn(month));
  if ((await db.$count(orders, own)) > mostOrders)
    throw new Refusal(
      422,
      'too_many_orders',
      'Ce mois compte trop de commandes pour un seul fichier\u00a0: demandez-le-nous.',
    );
  let file = '';
  await exportOrders(db, own, customerColumns, async (text) => {
    file += text;
  });
  return file;
}
