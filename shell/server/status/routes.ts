import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../pages/http';
import { securityHeaders } from '../pages/security-headers';
import { healthOf, type Watched, watchReadiness } from './health';
import { statusPage, statusStyleHash } from './page';

interface Deps extends Watched {
  /** Opens the details to other machines; null: to none. */
  readonly key: string | null;
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** True for a client on this machine itself; what a proxy forwards is not from here. */
const isLocal = ({ socket, headers }: FastifyRequest) =>
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

const mayRead = (request: FastifyRequest, key: string | null): boolean =>
  isLocal(request) || (key !== null && isEqual(givenKey(request.headers.authorization), key));

const uncached = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

/** `/live` and `/ready` for all; `/health` and `/status` for this machine or with the key. */
export function addStatus(server: FastifyInstance, deps: Deps): void {
  const { deployments, key } = deps;

  const forOperators =
    (respond: (reply: FastifyReply) => unknown) => async (request: FastifyRequest, reply: FastifyReply) => {
      if (mayRead(request, key)) return respond(uncached(reply));
      if (key === null) return reply.callNotFound();
      // A browser prompts for the key.
      reply.header('www-authenticate', 'Basic realm="status"');
      return sendText(reply, deployments.environment, 401, 'Introuvable');
    };

  const readiness = watchReadiness(deps);
  server.get('/live', async (_request, reply) => uncached(reply).type('text/plain').send('live'));
  server.get('/ready', async (_request, reply) => {
    const word = readiness();
    const status = word === 'ready' ? 200 : 503;
    return uncached(reply).code(status).type('text/plain').send(word);
  });
  server.get(
    '/health',
    forOperators(() => healthOf(deps)),
  );
  server.get(
    '/status',
    forOperators((reply) => {
      const hashes = { scriptHash: null, styleHashes: [statusStyleHash] };
      return reply
        .headers(securityHeaders(deployments.environment, null, hashes))
        .type('text/html; charset=utf-8')
        .send(statusPage(healthOf(deps)));
    }),
  );
}
