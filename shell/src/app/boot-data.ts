import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PublicEnvironment } from 'shared-contracts/environment';
import type { Owners } from '../federation/find-owner';
import type { RenderedRoute } from '../federation/pending-hydration';
import type { RemoteEntry } from '../federation/use-federation';

/** An error response of a loader, serialisable to JSON; the router recognises it by these four fields. */
export interface RouteRefusal {
  readonly internal: false;
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
}

/** The page that the server rendered, with the data it fetched: the browser repeats neither. */
export interface Rendered {
  /** Path of the rendered page; differs from the path of the URL when that has no page. */
  readonly pathname: string;
  /** Null for a page of the shell. */
  readonly route: RenderedRoute | null;
  readonly queries: readonly RenderedQuery[];
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, RouteRefusal>> | null;
}

/** The data that the HTML passes to the browser, in one JSON data block. */
export interface BootData {
  readonly environment: PublicEnvironment;
  readonly remotes: Readonly<Record<string, RemoteEntry>> & Owners;
  /** True while only a percentage of visitors gets the new version of a remote. */
  readonly hasCanary?: boolean;
  /** Null when the browser renders the page itself. */
  readonly rendered: Rendered | null;
}

/** Id of the data block in the HTML. */
export const bootDataId = 'boot-data';

/** Reads the data block of the HTML. @throws when the HTML was not rendered by the shell's server. */
export function readBootData(): BootData {
  const text = document.getElementById(bootDataId)?.textContent;
  if (!text) throw new Error(`The HTML has no data block #${bootDataId}`);
  return JSON.parse(text) as BootData;
}

/** A query of a rendered page, without fetch time: the same content always renders to the same bytes. */
interface RenderedQuery {
  readonly key: QueryKey;
  readonly data: unknown;
}

/** Returns all successful queries. */
export const queriesOf = (queryClient: QueryClient): RenderedQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));

/** Adds the data of the HTML as fetched now, since pages are cached for seconds; as stale after Back. */
export function takeOverQueries(queryClient: QueryClient, queries: readonly RenderedQuery[]): void {
  const updatedAt = isOldCopy() ? 0 : Date.now();
  for (const { key, data } of queries) queryClient.setQueryData(key, data, { updatedAt });
}

function isOldCopy(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' && navigation.transferSize === 0;
}
