import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Responses are the same for all callers, and caches may store them for so many seconds. */
    publicFor?: number;
  }
}

const aDay = 24 * 60 * 60;

/** Public responses have an ETag and a short life; all others are never stored. */
export function cacheHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const seconds = request.routeOptions.config.publicFor;
    if (seconds === undefined || reply.statusCode !== 200) {
      if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
      return payload;
    }
    if (!reply.hasHeader('Cache-Control')) {
      reply.header('Cache-Control', `public, max-age=${seconds}, stale-while-revalidate=${aDay}`);
    }
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    // Weak, since the same content also travels compressed (RFC 9110, 8.8.1).
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.header('ETag', tag);
    if (!knows(request.headers['if-none-match'], tag)) return payload;
    reply.code(304);
    // What stands in for a HEAD call takes the length from the content, and leaves it out itself.
    if (request.method === 'HEAD') return payload;
    reply.removeHeader('Content-Length');
    return null;
  });
}

/** Caches on the way may weaken a tag or add others. */
function knows(header: string | undefined, tag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((known) => opaque(known.trim()) === opaque(tag) || known.trim() === '*');
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
