import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { etagOf } from '../server/headers';
import type { CatalogueVersion } from './catalogue-version';

interface RenderedResponse {
  readonly body: Buffer;
  readonly etag: string;
  /** Compressed once, for the first caller that accepts it. */
  brotli?: Promise<Buffer>;
}

/** Bytes of cached responses. */
const mostBytes = 32 * 1024 * 1024;
/** Bytes that an entry costs beside its texts. */
const overhead = 500;
/** Bytes below which compressing saves no packet. */
const leastCompressed = 1024;

const compress = promisify(brotliCompress);
/** In `Accept-Encoding`, but for `br;q=0`. */
const brotliAccepted = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
/** Most of what 11 saves, in a twentieth of its time. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Caches what the GET routes of a plugin respond, which must be the same for every caller, until the catalogue
 * changes. Simultaneous requests share one rendering. Refusals are not cached.
 */
export function cacheResponses(app: FastifyInstance, version: CatalogueVersion, maxSize = mostBytes): void {
  const cache = new LRUCache<string, RenderedResponse, () => Promise<RenderedResponse>>({
    maxSize,
    sizeCalculation: ({ body }, key) => Math.ceil(1.25 * body.length) + key.length + overhead,
    fetchMethod: (_key, _former, { context: render }) => render(),
    // A rendering whose entry was evicted meanwhile still answers its requests.
    ignoreFetchAbort: true,
  });

  const keyOf = async ({ url }: FastifyRequest) => `${await version()} ${url}`;
  async function send(request: FastifyRequest, reply: FastifyReply, response: RenderedResponse) {
    const { body, etag } = response;
    reply.type('application/json; charset=utf-8').header('ETag', etag);
    const vary = reply.getHeader('Vary');
    reply.header('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
    const acceptsBrotli = brotliAccepted.test(`${request.headers['accept-encoding']}`);
    if (!acceptsBrotli || body.length < leastCompressed) return reply.send(body);
    response.brotli ??= compress(body, compression);
    return reply.header('Content-Encoding', 'br').send(await response.brotli);
  }

  // Before the parameters are validated: this URL was valid.
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST') return;
    const cached = cache.get(await keyOf(request));
    if (cached) return send(request, reply, cached);
  });

  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET') return;
    const { handler } = route;
    route.handler = async (request, reply) => {
      let isOwn = false;
      const render = async () => {
        isOwn = true;
        const body = Buffer.from(`${reply.serialize(await handler.call(app, request, reply))}`);
        return { body, etag: etagOf(body) };
      };
      // What refuses one caller, such as a limit of its network, does not refuse those who shared its rendering.
      const rendering = cache.forceFetch(await keyOf(request), { context: render });
      const response = await rendering.catch((error) => {
        if (isOwn) throw error;
        return render();
      });
      return send(request, reply, response);
    };
  });
}
