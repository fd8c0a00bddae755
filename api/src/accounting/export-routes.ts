import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OrderExportQuery } from 'shared-contracts/api/orders';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import { placedIn } from '../checkout/order-filters';
import { isListed } from '../checkout/order-repository';
import { orders } from '../database/schema';
import { documentsOf, readDocument } from '../orders/order-documents';
import { notFound, Refusal } from '../refusals/refusals';
import { forCustomersOnly } from '../server/calls';
import { customerColumns } from './csv-columns';
import { exportOrders } from './export-orders';
import { zipped } from './zip';

const mostOrders = 5_000;

/** What a browser may load within its time limit of 15 s. */
const mostMegabytes = 50;

const Zip = { description: 'ZIP', content: { 'application/zip': { schema: z.unknown() } } };
const Csv = { description: 'CSV', content: { 'text/csv': { schema: z.unknown() } } };

/** Exports the orders of a month that the customer's history lists as a CSV file, and their documents as a ZIP. */
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

  const archive = { ...schema, response: { 200: Zip, 404: Problem, 422: Problem, 429: Problem } };
  app.get('/orders/documents', { schema: archive }, async ({ customer, query: { month } }, reply) => {
    await rateLimits.orderExportsPerCustomer.count(customer.id);
    const own = and(eq(orders.customerId, customer.id), isListed, placedIn(month));
    const found = await documentsOf(db, own);
    if (found.length === 0) throw notFound('Document');
    const message = 'Les documents de ce mois sont trop volumineux\u00a0: ouvrez chaque commande.';
    if (found.reduce((sum, { size }) => sum + size, 0) > mostMegabytes * 1024 * 1024)
      throw new Refusal(422, 'too_many_documents', message);
    async function* files() {
      for (const { id, orderId, name, createdAt } of found) {
        const { content } = (await readDocument(db, orderId, id)) ?? {};
        if (content) yield { name, changedAt: createdAt, content };
      }
    }
    return reply
      .type('application/zip')
      .header('Content-Disposition', `attachment; filename="documents-${month}.zip"`)
      .send(Readable.from(zipped(files()), { objectMode: false }));
  });
};
