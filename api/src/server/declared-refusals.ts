import type { FastifyInstance, RouteOptions } from 'fastify';
import { Problem } from 'shared-contracts/api/problem';

/** What a call may be refused with because of what it takes, whatever it does. */
function refusalsOf({ method, schema, config }: RouteOptions): number[] {
  const takesBody = [method].flat().some((each) => each !== 'GET' && each !== 'HEAD');
  const takesValues = schema?.body || schema?.querystring || schema?.params;
  return [
    ...(takesBody || takesValues ? [400] : []),
    ...(takesBody ? [413, 415] : []),
    ...(config?.idempotency ? [409, 422] : []),
    500,
    503,
  ];
}

/** The route with these refusals among its answers. */
function declare(route: RouteOptions, statuses: readonly number[]): void {
  const refusals = Object.fromEntries(statuses.map((status) => [status, Problem]));
  route.schema = { ...route.schema, response: { ...refusals, ...(route.schema?.response as object) } };
}

/** Names in the OpenAPI document what the server itself refuses, so that a route names its own refusals alone. */
export function declareRefusals(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.schema?.hide) declare(route, refusalsOf(route));
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
