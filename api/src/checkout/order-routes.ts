import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PaymentForm } from 'shared-contracts/api/checkout';
import { filteredByHeader, nextCursorHeader } from 'shared-contracts/api/headers';
import { Order, OrderListQuery } from 'shared-contracts/api/orders';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import { orderFacts } from '../email/order-email-parts';
import { Pdf, sendPdf } from '../pdf/send-pdf';
import { forCustomersOnly } from '../refusals/declared-refusals';
import { notFound } from '../refusals/problems';
import { createAbandonment } from './abandon-order';
import { ownOrder } from './order-state';

const tags = ['Commandes'];
const params = z.object({ orderId: z.string() });

/** The customer's own orders. */
export const orderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, customers, orders, cardForms, throttles, environment, printer } = app.services;
  const abandon = createAbandonment(app.services);
  forCustomersOnly(app);

  const list = { tags, querystring: OrderListQuery, response: { 200: z.array(Order) } };
  app.get('/orders', { schema: list }, async (request, reply) => {
    const { cursor: _cursor, ...filters } = request.query;
    const page = await orders.list(request.customer.id, request.query);
    const applied = Object.keys(filters);
    if (applied.length > 0) reply.header(filteredByHeader, applied.join(' '));
    if (page.next) reply.header(nextCursorHeader, page.next);
    return page.orders;
  });

  const pdfSchema = { tags, params, response: { 200: Pdf, 404: Problem, 429: Problem } };
  app.get('/orders/:orderId/pdf', { schema: pdfSchema }, async (request, reply) => {
    const { orderId } = request.params;
    await ownOrder(db, request.customer.id, orderId);
    const facts = await orderFacts(db, orderId);
    if (!facts) throw notFound('Commande');
    await throttles.pdfsPerCustomer.count(request.customer.id);
    const { firstName, lastName, companyName, emailAddress } = facts.customer;
    const customer = { firstName, lastName, companyName, emailAddress };
    const pdf = await printer.order({ company: environment.company, facts: { ...facts, customer } });
    const name = `confirmation-de-commande-${facts.order.number}.pdf`;
    return sendPdf(reply, pdf, `attachment; filename="${name}"`);
  });

  const one = { tags, params, response: { 200: Order, 404: Problem } };
  app.get('/orders/:orderId', { schema: one }, (request) =>
    orders.one(request.customer.id, request.params.orderId),
  );

  const config = { errorString: true, idempotency: 'repeat' as const };

  const pay = { tags, params, response: { 200: PaymentForm, 404: Problem, 409: Problem, 429: Problem } };
  app.post('/orders/:orderId/payment', { schema: pay, config }, async (request) => {
    const customer = await customers.byId(request.customer.id);
    return cardForms.ofOrder(customer, request.params.orderId);
  });

  const end = { tags, params, response: { 200: Order, 404: Problem, 409: Problem } };
  app.post('/orders/:orderId/abandon', { schema: end, config }, async (request) => {
    const { orderId } = request.params;
    await abandon(request.customer.id, orderId);
    return orders.one(request.customer.id, orderId);
  });
};
