import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DeletionRequest, NewDeletionRequest, PersonalData } from 'shared-contracts/api/personal-data';
import { Problem } from 'shared-contracts/api/problem';
import { wrongPassword } from '../account/passwords';
import { forCustomersOnly } from '../refusals/declared-refusals';
import { unauthorized } from '../refusals/problems';
import { createDeletionRequests } from './deletion-request';
import { exportPerson } from './export-person';

const tags = ['Données personnelles'];

/** What the shop knows of the customer, to take along, and the request to be forgotten (decision 039). */
export const personalDataRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, customers, passwords, throttles } = app.services;
  forCustomersOnly(app);
  const requests = createDeletionRequests(db);

  const take = { tags, response: { 200: PersonalData, 429: Problem } };
  app.get('/users/personal-data', { schema: take }, async (request) => {
    const customer = await customers.byId(request.customer.id);
    await throttles.dataExportsPerCustomer.count(customer.id);
    const data = await exportPerson(db, customer.emailAddress);
    if (!data) throw unauthorized();
    return data;
  });

  const read = { tags, response: { 200: DeletionRequest } };
  app.get('/users/deletion-request', { schema: read }, (request) => requests.read(request.customer.id));

  // Without idempotency: its row would hold a hash of the password, and repeating is harmless.
  const make = {
    tags,
    body: NewDeletionRequest,
    response: { 200: DeletionRequest, 403: Problem, 429: Problem },
  };
  app.post('/users/deletion-request', { schema: make }, async (request) => {
    const customer = await customers.byId(request.customer.id);
    await throttles.passwordsPerCustomer.count(customer.id);
    if (!(await passwords.matches(customer.passwordHash, request.body.password))) throw wrongPassword();
    return requests.make(customer.id);
  });

  app.delete('/users/deletion-request', { schema: read }, (request) =>
    requests.withdraw(request.customer.id),
  );
};
