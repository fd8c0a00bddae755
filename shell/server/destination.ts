import { matchRoutes } from 'react-router';
import { remoteOfPath } from '../src/federation/remote-prefixes';
import { isPublicRemote, isPublicShellPage } from './public-pages';
import type { KnownRemote } from './remote-manifests';
import type { ShellAssets } from './shell-build';

/** The id of the page at an address, from the paths that a build tells; null when it has none there. */
function pageAt(pathname: string, pages: Readonly<Record<string, { readonly path: string }>>): string | null {
  const routes = Object.entries(pages).map(([id, { path }]) => ({ id, path: `/${path}` }));
  try {
    return matchRoutes(routes, pathname)?.at(-1)?.route.id ?? null;
  } catch {
    return null; // an address that cannot be decoded
  }
}

export interface Destination {
  /** `shell` or the name of a remote. */
  readonly owner: string;
  /** Route id of the page; null while the remote was never seen, when every address below its prefix may be good. */
  readonly id: string | null;
  /** The server renders it, since it is public; false: the browser does. */
  readonly rendered: boolean;
}

/** The page that an address leads to; null when there is none. */
export function destinationOf(
  pathname: string,
  assets: ShellAssets,
  places: Readonly<Record<string, KnownRemote>>,
): Destination | null {
  const remote = remoteOfPath(pathname);
  if (remote) {
    const manifest = places[remote]?.manifest;
    if (!manifest) return { owner: remote, id: null, rendered: isPublicRemote(remote) };
    const id = pageAt(pathname, manifest.pages);
    return id === null ? null : { owner: remote, id, rendered: isPublicRemote(remote) };
  }
  const id = pageAt(pathname, assets.pages);
  return id === null ? null : { owner: 'shell', id, rendered: isPublicShellPage(id) };
}
