import type { FastifyInstance } from 'fastify';
import { joinUrl } from 'shared-contracts/api/urls';
import { prefixOf } from '../../src/federation/find-owner';
import type { KnownRemote, VersionSet } from '../deployment/version-set';
import type { ShellAssets } from '../pages/shell-build';
import { caching } from './sitemap';

/** Whether no public page is below the prefix; a remote that was never read may have public pages. */
function isPrivate(prefix: string, { manifest }: KnownRemote): boolean {
  if (!manifest) return false;
  return Object.values(manifest.pages).every((page) => !page.public || prefixOf(page.path) !== prefix);
}

/** Returns `robots.txt`, which disallows the private pages; `sitemap`: whether it links to the sitemap. */
export function robotsText(
  { environment, remotes }: Pick<VersionSet, 'environment' | 'remotes'>,
  assets: ShellAssets,
  { sitemap = true } = {},
): string {
  const remotePaths = Object.values(remotes).flatMap((remote) =>
    remote.prefixes.filter((prefix) => isPrivate(prefix, remote)),
  );
  const shellPaths = Object.values(assets.pages)
    .filter((page) => !page.public)
    .map(({ path }) => path);
  const lines = [
    'User-agent: *',
    ...[...remotePaths, ...shellPaths].map((path) => `Disallow: /${path}`),
    ...(sitemap ? ['', `Sitemap: ${joinUrl(environment.shop.url, 'sitemap.xml')}`] : []),
    '',
  ];
  return lines.join('\n');
}

/** Adds `/robots.txt` for the versions that visitors get now. */
export function addRobots(
  server: FastifyInstance,
  assets: ShellAssets,
  deployments: Pick<VersionSet, 'environment' | 'remotes'>,
): void {
  server.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ 'cache-control': caching, 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(robotsText(deployments, assets)),
  );
}
