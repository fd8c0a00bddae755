import { matchRoutes } from 'react-router';
import type { RemotePage } from 'shared-contracts/remotes';
import { remoteOfPath } from '../../src/federation/find-owner';
import type { KnownRemote } from '../deployment/remote-manifests';
import type { ShellAssets } from './shell-build';

type Pages = Readonly<Record<string, RemotePage>>;

/** The id of the page at a URL, from the paths that a build tells; null when it has none there. */
function pageAt(pathname: string, pages: Pages): string | null {
  const routes = Object.entries(pages).map(([id, { path }]) => ({ id, path: `/${path}` }));
  try {
    return matchRoutes(routes, pathname)?.at(-1)?.route.id ?? null;
  } catch {
    return null; // a URL that cannot be decoded
  }
}

export interface Destination {
  /** `shell` or the name of a remote. */
  readonly owner: string;
  /** Route id of the page; null while the remote was never seen, when every URL below its prefix may be good. */
  readonly id: string | null;
  /** The server renders it, since it is public; false: the browser does, also while nobody knows. */
  readonly rendered: boolean;
  /** Keys that its query may have; null for any. */
  readonly query: readonly string[] | null;
  /** Each query of those keys is a page of its own. */
  readonly byQuery: boolean;
  /** Those of the keys by which a list is narrowed: with one of them a query is a page of its own. */
  readonly facets: readonly string[];
}

/** The part of a query that the HTML depends on. */
export function renderedQuery({ byQuery, facets }: Destination, query: string): string {
  const given = new URLSearchParams(query);
  return byQuery || facets.some((key) => given.has(key)) ? query : '';
}

/** The page that a URL leads to; null when there is none. */
export function destinationOf(
  pathname: string,
  assets: ShellAssets,
  places: Readonly<Record<string, KnownRemote>>,
): Destination | null {
  const remote = remoteOfPath(pathname, places);
  if (!remote) return pageOf('shell', pathname, assets.pages);
  const manifest = places[remote]?.manifest;
  return manifest
    ? pageOf(remote, pathname, manifest.pages)
    : { owner: remote, id: null, rendered: false, query: null, byQuery: false, facets: [] };
}

function pageOf(owner: string, pathname: string, pages: Pages): Destination | null {
  const id = pageAt(pathname, pages);
  if (id === null) return null;
  const { public: isPublic = false, query = null, byQuery = false, facets = [] } = pages[id] ?? {};
  return { owner, id, rendered: isPublic, query, byQuery: byQuery && query !== null, facets };
}
