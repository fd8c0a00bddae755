import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestIdHeader } from '../api/headers';

interface Request {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** True for a client on this machine itself; what a proxy forwards is not from here. */
export const isLocal = ({ socket, headers }: Request) =>
  loopback.test(socket.remoteAddress ?? '') && !headers.forwarded && !headers['x-forwarded-for'];

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The key in `Authorization`: as Bearer, or as the password of Basic, which browsers prompt for. */
function givenKey(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/** Whether a client is on this machine or has the key (`STATUS_KEY`); null: no other machine may read. */
export const isOperator = (request: Request, key: string | null): boolean =>
  isLocal(request) || (key !== null && isEqual(givenKey(request.headers.authorization), key));

/** Whether the caller may name the request and its trace: a trusted proxy, or this machine, where the shell is. */
export const isTrusted = (request: FastifyRequest) =>
  // More than the socket's own address: a trusted proxy has forwarded the request.
  (request.ips?.length ?? 0) > 1 || isLocal(request);

/** Id that a caller may choose; null: none, or a malformed one. */
function broughtId(request: FastifyRequest): string | null {
  const given = request.headers[requestIdHeader.toLowerCase()];
  if (typeof given !== 'string' || !/^[\w-]{8,64}$/.test(given)) return null;
  return isTrusted(request) ? given : null;
}

/** Each response names the request as the log does. */
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

/** Logs every request at any level, without its query, which may have a mailed token, and nothing of the visitor. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async ({ log, method, url }, { statusCode, elapsedTime }) => {
    const path = url.split('?', 1)[0];
    const ms = Math.round(elapsedTime);
    log.child({}, { level: 'info' }).info({ method, path, status: statusCode, ms }, 'request');
  });
}
