import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deployments } from '../deployment/deployments';
import { encodingFor, etagOf, matchesEtag } from '../pages/http';
import type { ShellAssets } from '../pages/shell-build';
import { robotsText } from './robots';
import { Sitemap, sitemapFreshFor } from './sitemap';

/** s */
const retryAfter = 60;
const caching = `public, max-age=${sitemapFreshFor / 1000}`;

/** `robots.txt` and the sitemap. */
export function addCrawlerFiles(
  server: FastifyInstance,
  assets: ShellAssets,
  deployments: Pick<Deployments, 'environment' | 'remotes'>,
): void {
  const sitemap = new Sitemap(assets);

  async function send(request: FastifyRequest, reply: FastifyReply, page: number | null) {
    const gzip = await sitemap.file(deployments.environment, page).catch(() => null);
    reply.header('x-content-type-options', 'nosniff');
    if (gzip === null) {
      const headers = { 'retry-after': String(retryAfter), 'cache-control': 'no-store' };
      return reply.code(503).headers(headers).type('text/plain; charset=utf-8').send('Indisponible');
    }
    if (!gzip) return reply.callNotFound();
    const etag = etagOf(gzip);
    reply.headers({ etag, vary: 'Accept-Encoding', 'cache-control': caching });
    if (matchesEtag(etag, request.headers['if-none-match'])) return reply.code(304).send();
    reply.type('application/xml; charset=utf-8');
    if (encodingFor(request.headers['accept-encoding'], ['gzip']))
      return reply.header('content-encoding', 'gzip').send(gzip);
    const unpack = createGunzip();
    unpack.end(gzip);
    return reply.send(unpack);
  }

  server.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ 'cache-control': caching, 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(robotsText({ environment: deployments.environment, remotes: deployments.remotes, assets })),
  );
  server.get('/sitemap.xml', (request, reply) => send(request, reply, null));
  server.get<{ Params: { page: string } }>('/sitemap-:page(^[1-9]\\d{0,3}).xml', (request, reply) =>
    send(request, reply, Number(request.params.page)),
  );
}
