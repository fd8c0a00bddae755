import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from 'shared-contracts/environment';
import type { KnownRemote } from '../deployment/remote-manifests';
import { encodingFor, etagOf, isKnown } from '../pages/http';
import type { ShellAssets } from '../pages/shell-build';
import { robotsText } from './robots';
import { Sitemap, sitemapFreshFor } from './sitemap';

interface Shop {
  readonly assets: ShellAssets;
  environment(): Environment;
  places(): Readonly<Record<string, KnownRemote>>;
  missing(reply: FastifyReply): FastifyReply;
}

/** s */
const retryAfter = 60;
const keptByCaches = `public, max-age=${sitemapFreshFor / 1000}`;

/** What search engines ask for. */
export function addCrawlerFiles(
  server: FastifyInstance,
  { assets, environment, places, missing }: Shop,
): void {
  const sitemap = new Sitemap(assets);

  async function send(request: FastifyRequest, reply: FastifyReply, page: number | null) {
    const gzip = await sitemap.file(environment(), page).catch(() => undefined);
    reply.header('x-content-type-options', 'nosniff');
    if (gzip === undefined) {
      const headers = { 'retry-after': String(retryAfter), 'cache-control': 'no-store' };
      return reply.code(503).headers(headers).type('text/plain; charset=utf-8').send('Indisponible');
    }
    if (gzip === null) return missing(reply);
    const etag = etagOf(gzip);
    reply.headers({ etag, vary: 'Accept-Encoding', 'cache-control': keptByCaches });
    if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
    reply.type('application/xml; charset=utf-8');
    if (encodingFor(request.headers['accept-encoding'], ['gzip']))
      return reply.header('content-encoding', 'gzip').send(gzip);
    const unpack = createGunzip();
    unpack.end(gzip);
    return reply.send(unpack);
  }

  server.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ 'cache-control': keptByCaches, 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(robotsText({ environment: environment(), assets, places: places() })),
  );
  server.get('/sitemap.xml', (request, reply) => send(request, reply, null));
  server.get<{ Params: { page: string } }>('/sitemap-:page(^[1-9]\\d{0,3}).xml', (request, reply) =>
    send(request, reply, Number(request.params.page)),
  );
}
