import type { OutgoingHttpHeader } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { etagOf, matchesEtag } from 'server-kit/etag';
import { requestIdHeader } from 'shared-contracts/api/headers';
import type { CatalogueVersion } from './catalogue-version';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response is cached until the catalogue changes. */
    isCached?: boolean;
  }
}

interface CachedResponse {
  readonly body: Buffer;
  readonly etag: string;
  /** Alternating names and values of the first response's headers, without the request id. */
  headers?: readonly OutgoingHttpHeader[];
  /** Compressed when the first client accepts it. */
  brotli?: Promise<Buffer>;
}

const mostBytes = 32 * 1024 * 1024;
/** Bytes that an entry needs in addition to its body and key. */
const overhead = 1500;
/** Minimum size in bytes for compression; below it, compression saves no packet. */
const leastCompressed = 1024;

const compress = promisify(brotliCompress);
/** Matches `br` in `Accept-Encoding`, except `br;q=0`. */
const brotliAccepted = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
/** Saves nearly as many bytes as quality 11 in a twentieth of the time. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Caches successful responses until the catalogue changes; parallel requests share a rendering. */
export function createResponseCache(version: CatalogueVersion, maxSize = mostBytes) {
  const cache = new LRUCache<string, CachedResponse, () => Promise<CachedResponse>>({
    maxSize,
    // With the compressed copy of a body, about a quarter of its size.
    sizeCalculation: ({ body }, key) => Math.ceil(1.25 * body.length) + key.length + overhead,
    fetchMethod: (_key, _former, { context: render }) => render(),
    // A rendering whose entry was evicted in the meantime still serves its requests.
    ignoreFetchAbort: true,
  });
  const keyOf = async ({ url }: FastifyRequest) => `${await version()} ${url}`;

  /** Hook `onRequest` that sends cached responses before all other hooks, since those cost more. */
  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.routeOptions.config.isCached) return;
    const current = version();
    // A cached version is not awaited, so that the response is sent synchronously.
    const cached = cache.get(`${typeof current === 'string' ? current : await current} ${request.url}`);
    if (!cached?.headers) return;
    const { body, etag } = cached;
    const { raw } = reply.hijack();
    const headers = [...cached.headers, requestIdHeader, request.id];
    const accepted = `${request.headers['accept-encoding']}`;
    if (matchesEtag(etag, request.headers['if-none-match'])) raw.writeHead(304, headers).end();
    else if (body.length < leastCompressed || !brotliAccepted.test(accepted))
      raw.writeHead(200, [...headers, 'content-length', body.length]).end(body);
    else {
      cached.brotli ??= compress(body, compression);
      const brotli = await cached.brotli;
      raw.writeHead(200, [...headers, 'content-length', brotli.length, 'content-encoding', 'br']).end(brotli);
    }
  }

  /** Caches the responses of the routes that `app` adds from now on, except to POST. */
  function cacheRoutes(app: FastifyInstance): void {
    app.addHook('onRoute', (route) => {
      if (route.method === 'POST') return;
      const { handler } = route;
      route.config = { ...route.config, isCached: true };
      route.handler = async (request, reply) => {
        let hasRendered = false;
        const render = async () => {
          hasRendered = true;
          const body = Buffer.from(`${reply.serialize(await handler.call(app, request, reply))}`);
          return { body, etag: etagOf(body) };
        };
        // An error for one client, such as a rate limit, must not affect clients that shared its rendering.
        const rendering = cache.forceFetch(await keyOf(request), { context: render });
        const { body, etag } = await rendering.catch((error) => {
          if (hasRendered) throw error;
          return render();
        });
        return reply.type('application/json; charset=utf-8').header('ETag', etag).send(body);
      };
    });
    app.addHook('onSend', async (request, reply) => {
      // Not for refusals: reading the version would fail again while the database is unreachable.
      const cached = reply.statusCode < 400 && cache.get(await keyOf(request));
      if (!cached) return;
      const { [requestIdHeader.toLowerCase()]: _id, vary, ...headers } = reply.getHeaders();
      const varying = [vary, 'Accept-Encoding'].filter(Boolean).join(', ');
      cached.headers ??= Object.entries({ ...headers, vary: varying }).flatMap(([name, value]) => [
        name,
        `${value}`,
      ]);
    });
  }

  return { respond, cacheRoutes };
}
