import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callsOf, forCustomersOnly } from '../server/calls';
import { createListRepository } from './list-repository';

/** Reads and changes the customer's shopping lists. */
export const listRoutes: FastifyPluginAsyncZod = async (app) => {
  const { lists } = app.services;
  forCustomersOnly(app);
  const call = callsOf(app, 'Listes');
  const write = { idempotency: 'keep', refusals: [404, 409] } as const;

  call('GET users/lists', {}, ({ customer }) => lists.all(customer.id));

  call('POST users/lists', { idempotency: 'keep' }, ({ customer, body }, reply) =>
    reply.once((tx) => createListRepository(tx).add(customer.id, body)),
  );

  call('PATCH users/lists/:id', write, ({ customer, params, body }, reply) =>
    reply.once((tx) => createListRepository(tx).change(customer.id, params.id, body)),
  );

  call('POST users/lists/:id/lines', write, ({ customer, params, body }, reply) =>
    reply.once((tx) => createListRepository(tx).addLines(customer.id, params.id, body.lines)),
  );

  call('DELETE users/lists/:id', write, ({ customer, params }, reply) =>
    reply.once((tx) => createListRepository(tx).remove(customer.id, params.id)),
  );
};
