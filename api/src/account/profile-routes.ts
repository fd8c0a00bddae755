import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Problem } from 'shared-contracts/api/problem';
import { ProfileChange, User } from 'shared-contracts/api/users';
import { forCustomersOnly } from '../server/declared-refusals';
import { unauthorized } from '../server/problems';
import type { AddressRepository } from './address-repository';
import { type CustomerRepository, toUser } from './customer-repository';

const tags = ['Compte'];

/** The customer's own profile. */
export const profileRoutes: FastifyPluginAsyncZod<{
  customers: CustomerRepository;
  addresses: AddressRepository;
}> = async (app, { customers, addresses }) => {
  forCustomersOnly(app);

  const read = { tags, response: { 200: User } };
  app.get('/users/profile', { schema: read }, async (request) => {
    const customer = await customers.byId(request.customer.id);
    if (!customer) throw unauthorized();
    return toUser(customer);
  });

  const change = {
    tags,
    body: ProfileChange,
    response: { 200: User, 404: Problem, 409: Problem },
  };
  app.patch('/users/profile', { schema: change, config: { idempotency: 'keep' } }, async (request) => {
    const { defaultShippingAddressId, defaultBillingAddressId, ...fields } = request.body;
    const owner = request.customer.id;
    if (defaultShippingAddressId)
      await addresses.change(owner, defaultShippingAddressId, { isDefaultShipping: true });
    if (defaultBillingAddressId)
      await addresses.change(owner, defaultBillingAddressId, { isDefaultBilling: true });
    const customer = await customers.change(owner, fields);
    if (!customer) throw unauthorized();
    return toUser(customer);
  });
};
