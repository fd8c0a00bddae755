import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OrderExportQuery } from 'shared-contracts/api/orders';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import type { Throttles } from '../account/throttles';
import { placedIn } from '../checkout/order-filters';
import { isListed } from '../checkout/order-repository';
import type { Db } from '../database/database';
import { orders } from '../database/schema';
import { forCustomersOnly } from '../refusals/declared-refusals';
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

export interface ExportDeps {
  readonly db: Db;
  readonly throttles: Throttles;
}

const Csv = { description: 'CSV', content: { 'text/csv': { schema: z.unknown() } } };

/** The customer's own orders of a month as a file for their books. */
export const exportRoutes: FastifyPluginAsyncZod<ExportDeps> = async (app, { db, throttles }) => {
  forCustomersOnly(app);

  const month = {
    tags: ['Commandes'],
    querystring: OrderExportQuery,
    response: { 200: Csv, 422: Problem, 429: Problem },
  };
  app.get('/orders/export', { schema: month }, async (request, reply) => {
    await throttles.orderExportsPerCustomer.count(request.customer.id);
    const csv = await monthForBooks(db, request.customer.id, request.query.month);
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="commandes-${request.query.month}.csv"`)
      .send(csv);
  });
};
