import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Cart } from 'shared-contracts/api/cart';
import { forCustomersOnly } from '../refusals/declared-refusals';

const tags = ['Panier'];

/**
 * The cart as the server stores it: what is ordered, whatever a browser shows. `cart/add` is named by the
 * specification but replaces the cart, since adding up would double a cart that is sent again (decision 000,
 * point 9).
 */
export const cartRoutes: FastifyPluginAsyncZod = async (app) => {
  const { carts } = app.services;
  forCustomersOnly(app);

  const read = { tags, response: { 200: Cart } };
  app.get('/cart', { schema: read }, (request) => carts.read(request.customer.id));

  const replace = { tags, body: Cart, response: { 200: Cart } };
  app.post('/cart/add', { schema: replace, config: { idempotency: 'keep' } }, (request) =>
    carts.replace(request.customer.id, request.body),
  );
};
