import type { FastifyInstance, RouteOptions } from 'fastify';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';

/** What a call may be refused with because of what it takes, whatever it does. */
function refusalsOf({ method, config }: RouteOptions): number[] {
  const takesBody = [method].flat().some((each) => each !== 'GET' && each !== 'HEAD');
  return [
    // Even an unknown query parameter is refused when it has a zero byte.
    400,
    ...(takesBody ? [413, 415] : []),
    ...(config?.idempotency ? [409, 422] : []),
    500,
    503,
  ];
}

const NotModified = z.null().describe('The caller has this response already (`If-None-Match`).');

/** The route with these refusals among its answers. */
function declare(route: RouteOptions, statuses: readonly number[]): void {
  const refusals = Object.fromEntries(statuses.map((status) => [status, Problem]));
  route.schema = { ...route.schema, response: { ...refusals, ...(route.schema?.response as object) } };
}

/** Declares in OpenAPI what the server itself refuses; routes declare their own refusals. */
export function declareRefusals(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.schema?.hide) return;
    declare(route, refusalsOf(route));
    if (route.config?.publicFor === undefined) return;
    route.schema = { ...route.schema, response: { 304: NotModified, ...(route.schema?.response as object) } };
  });
}

/** Every call of this plugin is for signed-in customers, and the OpenAPI document says so. */
export function forCustomersOnly(app: FastifyInstance): void {
  app.addHook('onRequest', app.requireCustomer);
  app.addHook('onRoute', (route) => {
    declare(route, [401]);
    route.schema = { ...route.schema, security: [{ accessToken: [] }] };
  });
}
