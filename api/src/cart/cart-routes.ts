import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callsOf, forCustomersOnly } from '../server/calls';
import { readCart, replaceCart } from './cart';

/**
 * The cart stored by the server, which is what an order contains. `cart/add`, named by the specification,
 * replaces the cart, since adding would double a cart that is sent again (decision 000, point 9).
 */
export const cartRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;
  forCustomersOnly(app);
  const call = callsOf(app, 'Panier');

  call('GET cart', {}, ({ customer }) => readCart(db, customer.id));

  call('POST cart/add', { idempotency: true }, ({ customer, body }, reply) =>
    reply.once((tx) => replaceCart(tx, customer.id, body)),
  );
};
