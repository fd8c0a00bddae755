import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callsOf, forCustomersOnly } from '../server/calls';

export const listRoutes: FastifyPluginAsyncZod = async (app) => {
  const { lists } = app.services;
  forCustomersOnly(app);
  const call = callsOf(app, 'Listes');
  const write = { idempotency: 'keep', refusals: [404, 409] } as const;

  call('GET users/lists', {}, ({ customer }) => lists.all(customer.id));

  call('POST users/lists', { idempotency: 'keep' }, ({ customer, body }) => lists.add(customer.id, body));

  call('PATCH users/lists/:id', write, ({ customer, params, body }) =>
    lists.change(customer.id, params.id, body),
  );

  call('POST users/lists/:id/lines', write, ({ customer, params, body }) =>
    lists.addLines(customer.id, params.id, body.lines),
  );

  call('DELETE users/lists/:id', write, ({ customer, params }) => lists.remove(customer.id, params.id));
};
