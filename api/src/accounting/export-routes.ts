import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OrderExportQuery } from 'shared-contracts/api/orders';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import { placedIn } from '../checkout/order-filters';
import { isListed } from '../checkout/order-repository';
import { orders } from '../database/schema';
import { Refusal } from '../refusals/refusals';
import { forCustomersOnly } from '../server/calls';
import { customerColumns } from './csv-columns';
import { exportOrders } from './export-orders';

const mostOrders = 5_000;

const Csv = { description: 'CSV', content: { 'text/csv': { schema: z.unknown() } } };

/** Exports the orders of a month that the customer's history lists as a CSV file. */
export const exportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, rateLimits } = app.services;
  forCustomersOnly(app);

  const schema = {
    tags: ['Commandes'],
    querystring: OrderExportQuery,
    response: { 200: Csv, 422: Problem, 429: Problem },
  };
  app.get('/orders/export', { schema }, async ({ customer, query: { month } }, reply) => {
    await rateLimits.orderExportsPerCustomer.count(customer.id);
    const own = and(eq(orders.customerId, customer.id), isListed, placedIn(month));
    const message = 'Ce mois compte trop de commandes pour un seul fichier\u00a0: demandez-le-nous.';
    if ((await db.$count(orders, own)) > mostOrders) throw new Refusal(422, 'too_many_orders', message);
    let file = '';
    await exportOrders(db, own, customerColumns, async (text) => {
      file += text;
    });
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="commandes-${month}.csv"`)
      .send(file);
  });
};
