import type { FastifyInstance } from 'fastify';

/** Method, route and status of the recorded responses. */
export const undeclared = new Set<string>();

/** Records responses whose status is not declared in the OpenAPI document of their route. */
export function compareStatuses(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async ({ method, routeOptions: { url, schema } }, { statusCode }, payload) => {
    const { hide, response } = (schema ?? {}) as { hide?: boolean; response?: object };
    if (response && !hide && !(statusCode in response)) undeclared.add(`${method} ${url} ${statusCode}`);
    return payload;
  });
}
