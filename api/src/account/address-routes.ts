import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callsOf, forCustomersOnly } from '../server/calls';
import { createAddressRepository } from './address-repository';

/** Reads and changes the customer's address book. */
export const addressRoutes: FastifyPluginAsyncZod = async (app) => {
  const { addresses } = app.services;
  forCustomersOnly(app);
  const call = callsOf(app, 'Adresses');

  call('GET users/addresses', {}, ({ customer }) => addresses.list(customer.id));

  call('POST users/addresses', { idempotency: 'keep' }, ({ customer, body }, reply) =>
    reply.once((tx) => createAddressRepository(tx).add(customer.id, body)),
  );

  const change = { idempotency: 'keep', refusals: [404] } as const;
  call('PATCH users/addresses/:id', change, ({ customer, params, body }, reply) =>
    reply.once((tx) => createAddressRepository(tx).change(customer.id, params.id, body)),
  );

  const remove = { idempotency: 'keep', refusals: [404, 409] } as const;
  call('DELETE users/addresses/:id', remove, ({ customer, params }, reply) =>
    reply.once((tx) => createAddressRepository(tx).remove(customer.id, params.id)),
  );
};
