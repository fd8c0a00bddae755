import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { etagOf, matchesEtag } from 'server-kit/etag';
import {
  extrasHeader,
  filteredByHeader,
  nextCursorHeader,
  requestIdHeader,
} from 'shared-contracts/api/headers';
import type { Environment } from 'shared-contracts/environment';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Seconds for which caches may store the response, which is the same for all clients. */
    publicFor?: number;
  }
}

/** Seconds for which browsers cache the answer to a preflight; Chromium's maximum. */
const twoHours = 7200;
/** URLs that every origin may call. */
const publicUrls = /^\/(products|images|documents)(\/|\?|$)/;

/** Origins that may make private calls: the shop, and in the local environment also standalone remotes. */
function trustedOrigins({ name, shop, remotes }: Environment): string[] {
  const standalone = name === 'local' ? Object.values(remotes) : [];
  return [...new Set([shop, ...standalone].map(({ url }) => new URL(url).origin))];
}

/** Sets the headers for CORS and for security. */
export async function setSecurityHeaders(app: FastifyInstance, environment: Environment): Promise<void> {
  const origins = trustedOrigins(environment);
  await app.register(cors, {
    delegator: (request, decide) =>
      decide(null, {
        origin: publicUrls.test(request.url) ? '*' : origins,
        methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
        allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
        exposedHeaders: [
          nextCursorHeader,
          filteredByHeader,
          extrasHeader,
          'Retry-After',
          'Date',
          requestIdHeader,
        ],
        maxAge: twoHours,
        strictPreflight: false,
      }),
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header(extrasHeader, '1');
    reply.header('X-Content-Type-Options', 'nosniff');
    reply.header('Referrer-Policy', 'no-referrer');
    if (environment.shop.url.startsWith('https:'))
      reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (!reply.hasHeader('Content-Security-Policy'))
      reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  });
}

/** Seconds. */
const aDay = 24 * 60 * 60;

/** Sets an ETag and a short lifetime on public responses; all others are never stored. */
export function cacheHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const seconds = request.routeOptions.config.publicFor;
    if (seconds === undefined || reply.statusCode !== 200) {
      if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
      return payload;
    }
    if (!reply.hasHeader('Cache-Control'))
      reply.header('Cache-Control', `public, max-age=${seconds}, stale-while-revalidate=${aDay}`);
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const tag = String(reply.getHeader('ETag') ?? etagOf(payload));
    reply.header('ETag', tag);
    if (!matchesEtag(tag, request.headers['if-none-match'])) return payload;
    reply.code(304);
    // The HEAD route computes the length from the payload, and omits the payload itself.
    if (request.method === 'HEAD') return payload;
    reply.removeHeader('Content-Length').removeHeader('Content-Encoding');
    return null;
  });
}
