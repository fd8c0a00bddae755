import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from '../pages/security-headers';
import { maySee } from './access';
import { healthOf, type Watched, watchReadiness } from './health';
import { statusPage, statusStyleHash } from './page';

interface Deps extends Watched {
  /** Opens the details to those who are not on this machine; null: to nobody. */
  readonly key: string | null;
  missing(reply: FastifyReply): FastifyReply;
}

const uncached = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

/**
 * `/live` and `/ready` say one word to everybody; `/health` and its page for people, `/status`, tell all to those on this
 * machine or with the key.
 */
export function addStatus(server: FastifyInstance, deps: Deps): void {
  const { environments, key, missing } = deps;

  /** Without a key there is nothing to find here; with one a browser asks people for it. */
  const refuse = (reply: FastifyReply) =>
    key === null
      ? missing(reply)
      : missing(reply).code(401).header('www-authenticate', 'Basic realm="status"');

  const forThoseWhoMay =
    (answer: (reply: FastifyReply) => unknown) => async (request: FastifyRequest, reply: FastifyReply) =>
      maySee(request, key) ? answer(uncached(reply)) : refuse(reply);

  const readiness = watchReadiness(deps);
  server.get('/live', async (_request, reply) => uncached(reply).type('text/plain').send('live'));
  server.get('/ready', async (_request, reply) => {
    const word = readiness();
    return uncached(reply)
      .code(word === 'ready' ? 200 : 503)
      .type('text/plain')
      .send(word);
  });
  server.get(
    '/health',
    forThoseWhoMay(() => healthOf(deps)),
  );
  server.get(
    '/status',
    forThoseWhoMay((reply) =>
      reply
        .headers(
          securityHeaders(environments.current, null, { scriptHash: null, styleHashes: [statusStyleHash] }),
        )
        .type('text/html; charset=utf-8')
        .send(statusPage(healthOf(deps))),
    ),
  );
}
