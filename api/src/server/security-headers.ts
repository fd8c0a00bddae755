import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  extrasHeader,
  filteredByHeader,
  nextCursorHeader,
  requestIdHeader,
} from 'shared-contracts/api/headers';
import type { Environment } from 'shared-contracts/environment';

const twoHours = 7200;
const publicPaths = /^\/(products|images|documents)(\/|\?|$)/;

/** Readable from any origin. */
const isPublic = (request: FastifyRequest) => publicPaths.test(request.url);

/** Origins whose pages may make the private calls: the shop; locally also a remote that runs alone. */
function trustedOrigins({ name, shop, remotes }: Environment): string[] {
  const alone = name === 'local' ? Object.values(remotes) : [];
  return [...new Set([shop, ...alone].map(({ url }) => new URL(url).origin))];
}

/** CORS, and what a browser may do with responses. */
export async function setSecurityHeaders(app: FastifyInstance, environment: Environment): Promise<void> {
  const origins = trustedOrigins(environment);
  await app.register(cors, {
    delegator: (request, decide) =>
      decide(null, {
        origin: isPublic(request) ? '*' : origins,
        methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
        allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
        exposedHeaders: [
          nextCursorHeader,
          filteredByHeader,
          extrasHeader,
          'Retry-After',
          'Date',
          'Idempotency-Replayed',
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
    if (environment.shop.url.startsWith('https:')) {
      reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
    if (!reply.hasHeader('Content-Security-Policy')) {
      reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
  });
}
