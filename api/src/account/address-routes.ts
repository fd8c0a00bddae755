import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Address, AddressChange, DeletedAddress, NewAddress } from 'shared-contracts/api/addresses';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import { forCustomersOnly } from '../refusals/declared-refusals';

const tags = ['Adresses'];
const ById = z.object({ id: z.string() });

/** The customer's address book. */
export const addressRoutes: FastifyPluginAsyncZod = async (app) => {
  const { addresses } = app.services;
  forCustomersOnly(app);

  const list = { tags, response: { 200: z.array(Address) } };
  app.get('/users/addresses', { schema: list }, (request) => addresses.list(request.customer.id));

  const add = { tags, body: NewAddress, response: { 201: Address } };
  app.post('/users/addresses', { schema: add, config: { idempotency: 'keep' } }, async (request, reply) =>
    reply.code(201).send(await addresses.add(request.customer.id, request.body)),
  );

  const change = {
    tags,
    params: ById,
    body: AddressChange,
    response: { 200: Address, 404: Problem },
  };
  app.patch('/users/addresses/:id', { schema: change, config: { idempotency: 'keep' } }, (request) =>
    addresses.change(request.customer.id, request.params.id, request.body),
  );

  const remove = { tags, params: ById, response: { 200: DeletedAddress, 404: Problem, 409: Problem } };
  app.delete('/users/addresses/:id', { schema: remove, config: { idempotency: 'keep' } }, async (request) => {
    await addresses.remove(request.customer.id, request.params.id);
    return { id: request.params.id };
  });
};
