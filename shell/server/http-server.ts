import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { broughtRequestId, requestIdHeader } from 'shared-contracts/api/headers';

/** Unguessable and unique among all processes. */
export const newRequestId = () => randomUUID();

/** Each answer names the request as the log does. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // More than the socket's own address: a trusted proxy has handed the request on.
    const handedOn = (request.ips?.length ?? 0) > 1;
    const brought = broughtRequestId(request.headers[requestIdHeader.toLowerCase()], handedOn);
    if (brought !== null) {
      request.id = brought;
      request.log = reply.log = app.log.child({ reqId: brought });
    }
    reply.header(requestIdHeader, request.id);
  });
}
