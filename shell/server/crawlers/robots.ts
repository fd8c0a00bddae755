import { joinUrl } from 'shared-contracts/api/urls';
import type { Environment } from 'shared-contracts/environment';
import { remoteByPrefix } from '../../src/federation/remote-prefixes';
import { isPublicRemote, isPublicShellPage } from '../public-pages';
import type { ShellAssets } from '../shell-build';

/** `robots.txt`: everything that is not a visitor's own may be read; `sitemap` names the file that lists it. */
export function robotsText({ shop }: Environment, assets: ShellAssets, { sitemap = true } = {}): string {
  const ofRemotes = Object.entries(remoteByPrefix)
    .filter(([, remote]) => !isPublicRemote(remote))
    .map(([prefix]) => prefix);
  const ofShell = Object.entries(assets.pages)
    .filter(([id]) => !isPublicShellPage(id))
    .map(([, { path }]) => path);
  const lines = [
    'User-agent: *',
    ...[...ofRemotes, ...ofShell].map((path) => `Disallow: /${path}`),
    ...(sitemap ? ['', `Sitemap: ${joinUrl(shop.url, 'sitemap.xml')}`] : []),
    '',
  ];
  return lines.join('\n');
}
