import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { etagOf } from '../server/headers';
import type { CatalogueVersion } from './catalogue-version';

interface RenderedResponse {
  readonly body: Buffer;
  readonly etag: string;
}

/** Bytes of cached responses. */
const mostBytes = 32 * 1024 * 1024;
/** Bytes that an entry costs beside its texts. */
const overhead = 500;

/**
 * Caches what the GET routes of a plugin respond, which must be the same for every caller, until the catalogue
 * changes. Simultaneous requests share one rendering. Refusals are not cached.
 */
export function cacheResponses(app: FastifyInstance, version: CatalogueVersion, maxSize = mostBytes): void {
  const cache = new LRUCache<string, RenderedResponse, () => Promise<RenderedResponse>>({
    maxSize,
    sizeCalculation: ({ body }, key) => body.length + key.length + overhead,
    fetchMethod: (_key, _former, { context: render }) => render(),
    // A rendering whose entry was evicted meanwhile still answers its requests.
    ignoreFetchAbort: true,
  });

  const keyOf = async ({ url }: FastifyRequest) => `${await version()} ${url}`;
  const send = (reply: FastifyReply, { body, etag }: RenderedResponse) =>
    reply.type('application/json; charset=utf-8').header('ETag', etag).send(body);

  // Before the parameters are validated: this URL was valid.
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST') return;
    const cached = cache.get(await keyOf(request));
    if (cached) return send(reply, cached);
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
      return send(reply, response);
    };
  });
}
