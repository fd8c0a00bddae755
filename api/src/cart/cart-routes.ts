import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Cart } from 'shared-contracts/api/cart';
import { Problem } from 'shared-contracts/api/problem';
import type { CartRepository } from './cart-repository';

const tags = ['Panier'];

/** The customer's cart as the server keeps it: what is ordered, whatever a browser shows. */
export const cartRoutes: FastifyPluginAsyncZod<{ carts: CartRepository }> = async (app, { carts }) => {
  app.addHook('onRequest', app.requireCustomer);

  const read = { tags, response: { 200: Cart, 401: Problem } };
  app.get('/cart', { schema: read }, async (request) => [...(await carts.read(request.customer.id))]);

  const replace = { tags, body: Cart, response: { 200: Cart, 400: Problem, 401: Problem } };
  app.post('/cart/add', { schema: replace, config: { idempotency: 'keep' } }, async (request) => [
    ...(await carts.replace(request.customer.id, request.body)),
  ]);
};
