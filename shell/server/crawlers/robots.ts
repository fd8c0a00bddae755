import { joinUrl } from 'shared-contracts/api/urls';
import type { Environment } from 'shared-contracts/environment';
import { prefixOf } from '../../src/federation/find-owner';
import type { KnownRemote } from '../deployment/remote-manifests';
import type { ShellAssets } from '../pages/shell-build';

interface Shop {
  readonly environment: Environment;
  readonly assets: ShellAssets;
  readonly places: Readonly<Record<string, KnownRemote>>;
}

/** True when no public page lies below the prefix; of a remote that was never seen nobody knows. */
function isPrivate(prefix: string, { manifest }: KnownRemote): boolean {
  if (!manifest) return false;
  return Object.values(manifest.pages).every((page) => !page.public || prefixOf(page.path) !== prefix);
}

/** `robots.txt`: everything that is not a visitor's own may be read; `sitemap` names the file that lists it. */
export function robotsText({ environment, assets, places }: Shop, { sitemap = true } = {}): string {
  const ofRemotes = Object.values(places).flatMap((place) =>
    place.prefixes.filter((prefix) => isPrivate(prefix, place)),
  );
  const ofShell = Object.values(assets.pages)
    .filter((page) => !page.public)
    .map(({ path }) => path);
  const lines = [
    'User-agent: *',
    ...[...ofRemotes, ...ofShell].map((path) => `Disallow: /${path}`),
    ...(sitemap ? ['', `Sitemap: ${joinUrl(environment.shop.url, 'sitemap.xml')}`] : []),
    '',
  ];
  return lines.join('\n');
}
