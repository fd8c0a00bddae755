import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { wrongPassword } from '../account/account-refusals';
import { unauthorized } from '../refusals/refusals';
import { callsOf, forCustomersOnly } from '../server/calls';
import { createDeletionRequests } from './deletion-request';
import { exportPerson } from './export-person';

/** What the shop knows of the customer, to take along, and the request to be forgotten (decision 039). */
export const personalDataRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, customers, passwords, rateLimits } = app.services;
  forCustomersOnly(app);
  const call = callsOf(app, 'Données personnelles');
  const requests = createDeletionRequests(db);

  call('GET users/personal-data', { refusals: [429] }, async (request) => {
    const customer = await customers.byId(request.customer.id);
    await rateLimits.dataExportsPerCustomer.count(customer.id);
    const data = await exportPerson(db, customer.emailAddress);
    if (!data) throw unauthorized();
    return data;
  });

  call('GET users/deletion-request', {}, ({ customer }) => requests.read(customer.id));

  // Without idempotency: its row would hold a hash of the password, and repeating is harmless.
  call('POST users/deletion-request', { refusals: [403, 429] }, async (request) => {
    const { passwordHash, id } = await customers.byId(request.customer.id);
    await rateLimits.passwordsPerCustomer.count(id);
    if (!(await passwords.matches(passwordHash, request.body.password, id))) throw wrongPassword();
    await rateLimits.passwordsPerCustomer.clear(id);
    return requests.make(id);
  });

  call('DELETE users/deletion-request', {}, ({ customer }) => requests.withdraw(customer.id));
};
