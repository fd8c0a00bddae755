import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callsOf, forCustomersOnly } from '../server/calls';
import { addList, addToList, allLists, changeList, removeList } from './list-repository';

/** Reads and changes the customer's shopping lists. */
export const listRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;
  forCustomersOnly(app);
  const call = callsOf(app, 'Listes');
  const write = { idempotency: true, refusals: [404, 409] };

  call('GET users/lists', {}, ({ customer }) => allLists(db, customer.id));

  call('POST users/lists', { idempotency: true }, ({ customer, body }, reply) =>
    reply.once((tx) => addList(tx, customer.id, body)),
  );

  call('PATCH users/lists/:id', write, ({ customer, params, body }, reply) =>
    reply.once((tx) => changeList(tx, customer.id, params.id, body)),
  );

  call('POST users/lists/:id/lines', write, ({ customer, params, body }, reply) =>
    reply.once((tx) => addToList(tx, customer.id, params.id, body.lines)),
  );

  call('DELETE users/lists/:id', write, ({ customer, params }, reply) =>
    reply.once((tx) => removeList(tx, customer.id, params.id)),
  );
};
