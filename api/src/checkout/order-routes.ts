import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PaymentForm } from 'shared-contracts/api/checkout';
import { nextCursorHeader, Order, OrderListQuery } from 'shared-contracts/api/orders';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import type { CustomerRepository } from '../account/customer-repository';
import type { Db } from '../database/database';
import { forCustomersOnly } from '../server/declared-refusals';
import { notFound, unauthorized } from '../server/problems';
import { createAbandonment } from './abandon-order';
import type { InquiryDeps } from './inquire';
import type { CardForms } from './open-card-form';
import type { OrderRepository } from './order-repository';

const tags = ['Commandes'];

export interface OrderDeps extends InquiryDeps {
  readonly db: Db;
  readonly customers: CustomerRepository;
  readonly orders: OrderRepository;
  readonly cardForms: CardForms;
}

/** The customer's own orders. */
export const orderRoutes: FastifyPluginAsyncZod<OrderDeps> = async (app, deps) => {
  const { customers, orders, cardForms } = deps;
  const abandon = createAbandonment(deps);
  forCustomersOnly(app);

  const list = {
    tags,
    querystring: OrderListQuery,
    response: { 200: z.array(Order) },
  };
  app.get('/orders', { schema: list }, async (request, reply) => {
    const page = await orders.list(request.customer.id, request.query.cursor);
    if (page.next) reply.header(nextCursorHeader, page.next);
    return page.orders;
  });

  const one = { tags, params: z.object({ orderId: z.string() }), response: { 200: Order, 404: Problem } };
  app.get('/orders/:orderId', { schema: one }, async (request) => {
    const order = await orders.one(request.customer.id, request.params.orderId);
    if (!order) throw notFound('Commande');
    return order;
  });

  const params = z.object({ orderId: z.string() });
  const config = { errorString: true, idempotency: 'repeat' as const };

  const pay = { tags, params, response: { 200: PaymentForm, 404: Problem, 409: Problem, 429: Problem } };
  app.post('/orders/:orderId/payment', { schema: pay, config }, async (request) => {
    const customer = await customers.byId(request.customer.id);
    if (!customer) throw unauthorized();
    return cardForms.ofOrder(customer, request.params.orderId);
  });

  const end = { tags, params, response: { 200: Order, 404: Problem, 409: Problem } };
  app.post('/orders/:orderId/abandon', { schema: end, config }, async (request) => {
    const { orderId } = request.params;
    await abandon(request.customer.id, orderId);
    const order = await orders.one(request.customer.id, orderId);
    if (!order) throw notFound('Commande');
    return order;
  });
};
