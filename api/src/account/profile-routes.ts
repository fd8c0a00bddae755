import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contractPrices } from '../catalogue/contract-prices';
import { callsOf, forCustomersOnly } from '../server/calls';
import { changeAddress } from './address-repository';
import { changeCustomer, customerById, toUser } from './customer-repository';

/** Reads and changes the profile, and reads the prices agreed with the customer. */
export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, rateLimits } = app.services;
  forCustomersOnly(app);
  const call = callsOf(app, 'Compte');

  call('GET users/profile', {}, async ({ customer }) => toUser(db, await customerById(db, customer.id)));

  call('POST users/prices', {}, async ({ customer, body }) => {
    const found = await contractPrices(db, customer.id, body.codes);
    return { items: [...found].map(([code, breaks]) => ({ code, breaks: [...breaks] })) };
  });

  const change = { idempotency: true, refusals: [404, 409, 429] };
  call('PATCH users/profile', change, async (request, reply) => {
    const { defaultShippingAddressId, defaultBillingAddressId, ...fields } = request.body;
    const owner = request.customer.id;
    const { username } = fields;
    // Taken or not, since the refusal reveals that a username is taken.
    if (username !== undefined && username !== (await customerById(db, owner)).username)
      await rateLimits.usernamesPerCustomer.count(owner);
    // One transaction: when one part is refused, nothing changes.
    return reply.once(async (tx) => {
      if (defaultShippingAddressId)
        await changeAddress(tx, owner, defaultShippingAddressId, { isDefaultShipping: true });
      if (defaultBillingAddressId)
        await changeAddress(tx, owner, defaultBillingAddressId, { isDefaultBilling: true });
      return toUser(tx, await changeCustomer(tx, owner, fields));
    });
  });
};
