import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callsOf, forCustomersOnly } from '../server/calls';
import { addAddress, changeAddress, listAddresses, removeAddress } from './address-repository';

/** Reads and changes the customer's address book. */
export const addressRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;
  forCustomersOnly(app);
  const call = callsOf(app, 'Adresses');

  call('GET users/addresses', {}, ({ customer }) => listAddresses(db, customer.id));

  call('POST users/addresses', { idempotency: true }, ({ customer, body }, reply) =>
    reply.once((tx) => addAddress(tx, customer.id, body)),
  );

  const change = { idempotency: true, refusals: [404] };
  call('PATCH users/addresses/:id', change, ({ customer, params, body }, reply) =>
    reply.once((tx) => changeAddress(tx, customer.id, params.id, body)),
  );

  const remove = { idempotency: true, refusals: [404, 409] };
  call('DELETE users/addresses/:id', remove, ({ customer, params }, reply) =>
    reply.once((tx) => removeAddress(tx, customer.id, params.id)),
  );
};
