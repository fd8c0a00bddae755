import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { nextCursorHeader, Order, OrderListQuery } from 'shared-contracts/api/orders';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import { forCustomersOnly } from '../server/declared-refusals';
import { notFound } from '../server/problems';
import type { OrderRepository } from './order-repository';

const tags = ['Commandes'];

/** The customer's own orders. */
export const orderRoutes: FastifyPluginAsyncZod<{ orders: OrderRepository }> = async (app, { orders }) => {
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
};
