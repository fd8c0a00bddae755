import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AddedListLines,
  DeletedShoppingList,
  NewShoppingList,
  ShoppingList,
  ShoppingListChange,
} from 'shared-contracts/api/lists';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import { forCustomersOnly } from '../refusals/declared-refusals';

const tags = ['Listes'];
const ById = z.object({ id: z.string() });
const config = { idempotency: 'keep' as const };

/** The customer's named lists of articles. */
export const listRoutes: FastifyPluginAsyncZod = async (app) => {
  const { lists } = app.services;
  forCustomersOnly(app);

  const all = { tags, response: { 200: z.array(ShoppingList) } };
  app.get('/users/lists', { schema: all }, (request) => lists.all(request.customer.id));

  const add = { tags, body: NewShoppingList, response: { 201: ShoppingList, 409: Problem } };
  app.post('/users/lists', { schema: add, config }, async (request, reply) =>
    reply.code(201).send(await lists.add(request.customer.id, request.body)),
  );

  const refusals = { 404: Problem, 409: Problem };
  const change = {
    tags,
    params: ById,
    body: ShoppingListChange,
    response: { 200: ShoppingList, ...refusals },
  };
  app.patch('/users/lists/:id', { schema: change, config }, (request) =>
    lists.change(request.customer.id, request.params.id, request.body),
  );

  const addLines = { tags, params: ById, body: AddedListLines, response: { 200: ShoppingList, ...refusals } };
  app.post('/users/lists/:id/lines', { schema: addLines, config }, (request) =>
    lists.addLines(request.customer.id, request.params.id, request.body.lines),
  );

  const remove = { tags, params: ById, response: { 200: DeletedShoppingList, 404: Problem } };
  app.delete('/users/lists/:id', { schema: remove, config }, async (request) => {
    await lists.remove(request.customer.id, request.params.id);
    return { id: request.params.id };
  });
};
