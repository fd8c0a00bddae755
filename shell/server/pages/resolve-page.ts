import { matchRoutes } from 'react-router';
import { facetLimits } from 'shared-contracts/api/limits';
import type { RemotePage } from 'shared-contracts/remotes';
import { remoteOfPath } from '../../src/federation/find-owner';
import ownPages from '../../src/pages.json';
import type { KnownRemote } from '../deployment/remote-status';
import type { ShellAssets } from './shell-build';

type Pages = Readonly<Record<string, RemotePage>>;

/** The page at a URL. */
export interface ResolvedPage {
  /** `shell` or the name of a remote. */
  readonly owner: string;
  /** Route id; null while the remote was never read, when every URL below its prefixes may exist. */
  readonly id: string | null;
  /** The server renders it, since it is public; false: the browser does, also while its `id` is not known. */
  readonly rendered: boolean;
  /** Keys that its query may have; null for any. */
  readonly query: readonly string[] | null;
  /** Each query of those keys is a page of its own. */
  readonly byQuery: boolean;
  /** Keys by which a list is narrowed: with one of them a query is a page of its own. */
  readonly facets: readonly string[];
}

const tokens: Readonly<Record<string, { readonly path: string; readonly token?: string }>> = ownPages;

/**
 * Whether the URL of a page holds a token, which must not travel in a Referer header. Without a `required`
 * one the page has nothing to confirm and redirects to the home page (specification, section 2).
 */
export const tokenOf = (id: string | null) => (id === null ? undefined : tokens[id]?.token);

/** The path with its malformed escapes escaped themselves, as the router in the browser reads them. */
export function escapeMalformedPath(pathname: string): string {
  const segments = pathname.split('/').map((segment) => {
    try {
      decodeURIComponent(segment);
      return segment;
    } catch {
      return segment.replaceAll('%', '%25');
    }
  });
  return segments.join('/');
}

/** Each segment as links write it, none empty. @throws {URIError} for malformed escapes */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`;
}

/**
 * The query with the `keys` that the page reads, in its order; null for `keys` leaves all as it is. Each key
 * stands once, except `facets`: once for each value, sorted, up to the number that the API accepts.
 */
export function canonicalSearch(
  search: string,
  keys: readonly string[] | null,
  facets: readonly string[] = [],
): string {
  if (keys === null || search === '') return search;
  const given = new URLSearchParams(search);
  const canonical = new URLSearchParams();
  for (const key of keys) {
    const values = given.getAll(key);
    const chosen = [...new Set(values.filter((value) => value !== ''))].sort().slice(0, facetLimits.chosen);
    for (const value of facets.includes(key) ? chosen : values.slice(0, 1)) canonical.append(key, value);
  }
  return canonical.size > 0 ? `?${canonical}` : '';
}

/** The part of a query that the HTML depends on. */
export function renderedQuery({ byQuery, facets }: ResolvedPage, query: string): string {
  const given = new URLSearchParams(query);
  return byQuery || facets.some((key) => given.has(key)) ? query : '';
}

/** The page that a path leads to; null when there is none. */
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
  const id = idAt(pathname, pages);
  if (id === null) return null;
  const { public: isPublic = false, query = null, byQuery = false, facets = [] } = pages[id] ?? {};
  return { owner, id, rendered: isPublic, query, byQuery: byQuery && query !== null, facets };
}

function idAt(pathname: string, pages: Pages): string | null {
  const routes = Object.entries(pages).map(([id, { path }]) => ({ id, path: `/${path}` }));
  try {
    return matchRoutes(routes, pathname)?.at(-1)?.route.id ?? null;
  } catch {
    return null; // a path that cannot be decoded
  }
}
