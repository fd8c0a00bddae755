import { matchRoutes } from 'react-router';
import { facetLimits } from 'shared-contracts/api/limits';
import type { RemotePage } from 'shared-contracts/remotes';
import { remoteOfPath } from '../../src/federation/find-owner';
import type { KnownRemote } from '../deployment/version-set';
import type { ShellAssets } from './shell-build';

type Pages = Readonly<Record<string, RemotePage>>;

/** The page at a path, and what of its query matters. */
export interface ResolvedPage {
  /** `shell` or the name of a remote. */
  readonly owner: string;
  /** Route id; null while the remote was never read, when every URL below its prefixes may exist. */
  readonly id: string | null;
  /** Whether the server renders it, since it is public; false also while its `id` is unknown. */
  readonly rendered: boolean;
  /** Keys that its query may have; null for any. */
  readonly query: readonly string[] | null;
  /** Whether each query of those keys is a separate page. */
  readonly byQuery: boolean;
  /** Keys that filter a list: a query with one of them is a separate page. */
  readonly facets: readonly string[];
}

/** Encodes each segment as links do, and drops empty ones. @throws {URIError} for malformed escapes */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`;
}

/**
 * Returns the query with the `keys` that the page reads, in their order; unchanged when `keys` is null. Each
 * key appears once, except `facets`: once per value, sorted, up to the number that the API accepts.
 */
export function canonicalSearch(
  search: string,
  keys: readonly string[] | null,
  facets: readonly string[] = [],
): string {
  if (keys === null || search === '') return search;
  const requested = new URLSearchParams(search);
  const canonical = new URLSearchParams();
  for (const key of keys) {
    const values = requested.getAll(key);
    const chosen = [...new Set(values.filter((value) => value !== ''))].sort().slice(0, facetLimits.chosen);
    for (const value of facets.includes(key) ? chosen : values.slice(0, 1)) canonical.append(key, value);
  }
  return canonical.size > 0 ? `?${canonical}` : '';
}

/** Returns the part of a query that the HTML depends on. */
export function renderedQuery({ byQuery, facets }: ResolvedPage, query: string): string {
  const requested = new URLSearchParams(query);
  return byQuery || facets.some((key) => requested.has(key)) ? query : '';
}

/** Returns the page at a path; null when there is none. */
export function resolvePage(
  pathname: string,
  assets: ShellAssets,
  remotes: Readonly<Record<string, KnownRemote>>,
): ResolvedPage | null {
  const remote = remoteOfPath(pathname, remotes);
  if (!remote) return pageAt(pathname, 'shell', assets.pages);
  const manifest = remotes[remote]?.manifest;
  return manifest
    ? pageAt(pathname, remote, manifest.pages)
    : { owner: remote, id: null, rendered: false, query: null, byQuery: false, facets: [] };
}

function pageAt(pathname: string, owner: string, pages: Pages): ResolvedPage | null {
  const routes = Object.entries(pages).map(([id, { path }]) => ({ id, path: `/${path}` }));
  const id = matchRoutes(routes, pathname)?.at(-1)?.route.id;
  if (id === undefined) return null;
  const { public: isPublic = false, query = null, byQuery = false, facets = [] } = pages[id] ?? {};
  return { owner, id, rendered: isPublic, query, byQuery: byQuery && query !== null, facets };
}
