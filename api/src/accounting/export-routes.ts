import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OrderExportQuery } from 'shared-contracts/api/orders';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import type { Throttles } from '../account/throttles';
import type { Db } from '../database/database';
import { forCustomersOnly } from '../refusals/declared-refusals';
import { monthForBooks } from './month-for-books';

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
