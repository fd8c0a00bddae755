import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestIdHeader } from 'shared-contracts/api/headers';
import { isLocal } from './operators';

/** Whether the caller may set the ids of request and trace: a trusted proxy, or the shell on this machine. */
export const isTrusted = (request: FastifyRequest) =>
  // More than the socket's own address: a trusted proxy has forwarded the request.
  (request.ips?.length ?? 0) > 1 || isLocal(request);

/** Returns the request id set by a trusted caller; null if missing or malformed. */
function broughtId(request: FastifyRequest): string | null {
  const given = request.headers[requestIdHeader.toLowerCase()];
  if (typeof given !== 'string' || !/^[\w-]{8,64}$/.test(given)) return null;
  return isTrusted(request) ? given : null;
}

/** Adds the request's id to each response, equal to the id in the log. */
export function nameRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const brought = broughtId(request);
    if (brought !== null) {
      request.id = brought;
      request.log = reply.log = server.log.child({ reqId: brought });
    }
    reply.header(requestIdHeader, request.id);
    done();
  });
}

/** Logs every request at any level, without visitor data or the query, which may contain an email's token. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async ({ log, method, url }, { statusCode, elapsedTime }) => {
    const path = url.split('?', 1)[0];
    const ms = Math.round(elapsedTime);
    log.child({}, { level: 'info' }).info({ method, path, status: statusCode, ms }, 'request');
  });
}
