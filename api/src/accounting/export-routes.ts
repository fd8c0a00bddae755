import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { placedIn } from '../checkout/order-filters';
import { isListed } from '../checkout/order-repository';
import { orders } from '../database/schema';
import { documentsOf, readDocument } from '../orders/order-documents';
import { notFound, Refusal } from '../refusals/refusals';
import { callsOf, forCustomersOnly } from '../server/calls';
import { saveAs } from '../server/files';
import { customerColumns } from './csv-columns';
import { exportOrders } from './export-orders';
import { zipped } from './zip';

const mostOrders = 5_000;

/** What a browser may load within its time limit of 15 s. */
const mostMegabytes = 50;

/** Exports the orders of a month that the customer's history lists as a CSV file, and their documents as a ZIP. */
export const exportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, rateLimits } = app.services;
  forCustomersOnly(app);
  const call = callsOf(app, 'Commandes');

  const isExported = (customerId: string, month: string) =>
    and(eq(orders.customerId, customerId), isListed, placedIn(month));

  const csv = { sends: 'text/csv; charset=utf-8', refusals: [422, 429] };
  call('GET orders/export', csv, async ({ customer, query: { month } }, reply) => {
    await rateLimits.orderExportsPerCustomer.count(customer.id);
    const own = isExported(customer.id, month);
    const message = 'Ce mois compte trop de commandes pour un seul fichier\u00a0: demandez-le-nous.';
    if ((await db.$count(orders, own)) > mostOrders) throw new Refusal(422, 'too_many_orders', message);
    let file = '';
    await exportOrders(db, own, customerColumns, async (text) => {
      file += text;
    });
    return saveAs(reply, `commandes-${month}.csv`).send(file);
  });

  const zip = { sends: 'application/zip', refusals: [404, 422, 429] };
  call('GET orders/documents', zip, async ({ customer, query: { month } }, reply) => {
    await rateLimits.orderExportsPerCustomer.count(customer.id);
    const found = await documentsOf(db, isExported(customer.id, month));
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
    return saveAs(reply, `documents-${month}.zip`).send(
      Readable.from(zipped(files()), { objectMode: false }),
    );
  });
};
