import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Problem } from 'shared-contracts/api/problem';
import { ProfileChange, User } from 'shared-contracts/api/users';
import { forCustomersOnly } from '../refusals/declared-refusals';
import { unauthorized } from '../refusals/problems';
import { createAddressRepository } from './address-book';
import { createCustomerRepository, toUser } from './customer-repository';

const tags = ['Compte'];

/** The customer's own profile. */
export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, throttles, customers } = app.services;
  forCustomersOnly(app);

  const read = { tags, response: { 200: User } };
  app.get('/users/profile', { schema: read }, async (request) => {
    return toUser(await customers.byId(request.customer.id));
  });

  /** Each other username counts, taken or not: the refusal reveals that it is taken. */
  async function countUsername(id: string, username: string | undefined): Promise<void> {
    if (username === undefined) return;
    if ((await customers.byId(id)).username !== username) await throttles.usernamesPerCustomer.count(id);
  }

  const change = {
    tags,
    body: ProfileChange,
    response: { 200: User, 404: Problem, 409: Problem, 429: Problem },
  };
  app.patch('/users/profile', { schema: change, config: { idempotency: 'keep' } }, async (request) => {
    const { defaultShippingAddressId, defaultBillingAddressId, ...fields } = request.body;
    const owner = request.customer.id;
    await countUsername(owner, fields.username);
    // All of it or nothing: a refused part leaves the rest as it was.
    return db.transaction(async (tx) => {
      const addresses = createAddressRepository(tx);
      if (defaultShippingAddressId)
        await addresses.change(owner, defaultShippingAddressId, { isDefaultShipping: true });
      if (defaultBillingAddressId)
        await addresses.change(owner, defaultBillingAddressId, { isDefaultBilling: true });
      const customer = await createCustomerRepository(tx).change(owner, fields);
      if (!customer) throw unauthorized();
      return toUser(customer);
    });
  });
};
