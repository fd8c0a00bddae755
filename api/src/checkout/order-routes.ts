import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { filteredByHeader, nextCursorHeader } from 'shared-contracts/api/headers';
import { customerById } from '../account/customer-repository';
import { unaccented } from '../database/search-text';
import { readDocument } from '../orders/order-documents';
import { orderWords } from '../orders/order-words';
import { notFound } from '../refusals/refusals';
import { callsOf, forCustomersOnly } from '../server/calls';
import { saveAs } from '../server/files';
import { abandon } from './abandon-order';
import { ownOrder } from './order-state';

/** A customer's own orders: history, documents, payment of an unpaid one. */
export const orderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, orders, openCardForm, rateLimits, environment, printer } = app.services;
  forCustomersOnly(app);
  const call = callsOf(app, 'Commandes');

  call('GET orders', {}, async (request, reply) => {
    const { cursor: _cursor, ...filters } = request.query;
    const page = await orders.list(request.customer.id, request.query);
    const applied = Object.keys(filters);
    if (applied.length > 0) reply.header(filteredByHeader, applied.join(' '));
    if (page.next) reply.header(nextCursorHeader, page.next);
    return page.orders;
  });

  const pdfFile = { sends: 'application/pdf', refusals: [404, 429] };
  call('GET orders/:orderId/pdf', pdfFile, async (request, reply) => {
    const facts = await orders.facts(request.customer.id, request.params.orderId);
    await rateLimits.pdfsPerCustomer.count(request.customer.id);
    const pdf = await printer.order({ company: environment.company, facts });
    const title = unaccented(orderWords(facts.order).title).replaceAll(' ', '-');
    return saveAs(reply, `${title}-${facts.order.number}.pdf`).send(pdf);
  });

  call('GET orders/:orderId/documents/:documentId', pdfFile, async (request, reply) => {
    const { orderId, documentId } = request.params;
    const { id } = await ownOrder(db, request.customer.id, orderId);
    const found = await readDocument(db, id, documentId);
    if (!found) throw notFound('Document');
    await rateLimits.pdfsPerCustomer.count(request.customer.id);
    return saveAs(reply, found.name).send(found.content);
  });

  call('GET orders/:orderId', { refusals: [404] }, (request) =>
    orders.one(request.customer.id, request.params.orderId),
  );

  const write = { errorString: true, idempotency: true, refusals: [404, 409, 429] };

  call('POST orders/:orderId/payment', { ...write, refusals: [403, ...write.refusals] }, async (request) => {
    const customer = await customerById(db, request.customer.id);
    await rateLimits.formsPerCustomer.count(customer.id);
    return openCardForm(customer, request.params.orderId);
  });

  call('POST orders/:orderId/abandon', write, async (request) => {
    const { orderId } = request.params;
    await abandon(app.services, request.customer.id, orderId);
    return orders.one(request.customer.id, orderId);
  });
};
