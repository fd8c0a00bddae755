import type { OutgoingHttpHeader } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { requestIdHeader } from 'shared-contracts/api/headers';
import { etagOf, isKnown } from '../server/response-headers';
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
  /** Names and values in turn, as its first caller got them, but for the id of the request. */
  headers?: readonly OutgoingHttpHeader[];
  /** Compressed once, for the first caller that accepts it. */
  brotli?: Promise<Buffer>;
}

const mostBytes = 32 * 1024 * 1024;
/** Bytes that an entry costs beside its texts. */
const overhead = 1500;
/** Bytes below which compressing saves no packet. */
const leastCompressed = 1024;

const compress = promisify(brotliCompress);
/** In `Accept-Encoding`, but for `br;q=0`. */
const brotliAccepted = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
/** Most of what 11 saves, in a twentieth of its time. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Caches responses, but no refusals, until the catalogue changes; parallel requests share a rendering. */
export function createResponseCache(version: CatalogueVersion, maxSize = mostBytes) {
  const cache = new LRUCache<string, CachedResponse, () => Promise<CachedResponse>>({
    maxSize,
    sizeCalculation: ({ body }, key) => Math.ceil(1.25 * body.length) + key.length + overhead,
    fetchMethod: (_key, _former, { context: render }) => render(),
    // A rendering whose entry was evicted meanwhile still answers its requests.
    ignoreFetchAbort: true,
  });
  const keyOf = async ({ url }: FastifyRequest) => `${await version()} ${url}`;

  /** Hook `onRequest` that sends what is cached, ahead of all others: together they cost more than the response. */
  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.routeOptions.config.isCached) return;
    const known = version();
    // What is known is not awaited: the response then leaves in the turn of its request.
    const cached = cache.get(`${typeof known === 'string' ? known : await known} ${request.url}`);
    if (!cached?.headers) return;
    const { body, etag } = cached;
    const { raw } = reply.hijack();
    const headers = [...cached.headers, requestIdHeader, request.id];
    if (isKnown(request.headers['if-none-match'], etag)) {
      raw.writeHead(304, headers).end();
    } else if (
      body.length < leastCompressed ||
      !brotliAccepted.test(`${request.headers['accept-encoding']}`)
    ) {
      raw.writeHead(200, [...headers, 'content-length', body.length]).end(body);
    } else {
      cached.brotli ??= compress(body, compression);
      const brotli = await cached.brotli;
      raw.writeHead(200, [...headers, 'content-length', brotli.length, 'content-encoding', 'br']).end(brotli);
    }
  }

  function cacheRoutes(app: FastifyInstance): void {
    app.addHook('onRoute', (route) => {
      if (route.method === 'POST') return;
      const { handler } = route;
      route.config = { ...route.config, isCached: true };
      route.handler = async (request, reply) => {
        let isOwn = false;
        const render = async () => {
          isOwn = true;
          const body = Buffer.from(`${reply.serialize(await handler.call(app, request, reply))}`);
          return { body, etag: etagOf(body) };
        };
        // What refuses one caller, such as a limit of its network, does not refuse those who shared its rendering.
        const rendering = cache.forceFetch(await keyOf(request), { context: render });
        const { body, etag } = await rendering.catch((error) => {
          if (isOwn) throw error;
          return render();
        });
        return reply.type('application/json; charset=utf-8').header('ETag', etag).send(body);
      };
    });
    app.addHook('onSend', async (request, reply) => {
      // The version cannot be read while the database is away, which the refusal says already.
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
