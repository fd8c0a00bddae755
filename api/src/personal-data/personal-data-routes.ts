import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { wrongPassword } from '../account/account-refusals';
import { customerById } from '../account/customer-repository';
import { confirmedCustomer } from '../account/sign-in-attempts';
import { unauthorized } from '../refusals/refusals';
import { callsOf, forCustomersOnly } from '../server/calls';
import { deletionRequestOf, requestDeletion, withdrawDeletionRequest } from './deletion-request';
import { exportPerson } from './export-person';

/** Exports a customer's data and handles requests for erasure (decision 039). */
export const personalDataRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, rateLimits } = app.services;
  forCustomersOnly(app);
  const call = callsOf(app, 'Données personnelles');

  call('GET users/personal-data', { refusals: [429] }, async (request) => {
    const customer = await customerById(db, request.customer.id);
    await rateLimits.dataExportsPerCustomer.count(customer.id);
    const data = await exportPerson(db, customer.emailAddress);
    if (!data) throw unauthorized();
    return data;
  });

  call('GET users/deletion-request', {}, ({ customer }) => deletionRequestOf(db, customer.id));

  // No idempotency: its row would contain a hash of the password, and a repetition changes nothing.
  call('POST users/deletion-request', { refusals: [403, 429] }, async ({ customer: { id }, body }) => {
    const customer = await confirmedCustomer(app.services, id, body.password, wrongPassword);
    return requestDeletion(db, customer);
  });

  call('DELETE users/deletion-request', {}, ({ customer }) => withdrawDeletionRequest(db, customer.id));
};
