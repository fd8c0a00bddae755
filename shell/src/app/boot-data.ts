import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PublicEnvironment } from 'shared-contracts/environment';
import type { Owners } from '../federation/find-owner';
import type { RenderedRoute } from '../federation/pending-hydration';
import type { RemoteEntry } from '../federation/use-federation';

/** An error response of a loader, in a form that survives JSON. */
export interface RouteRefusal {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
}

/** What the server rendered, and what it fetched for that: neither is done again. */
export interface Rendered {
  /** Path of the page in the HTML; differs from the URL when that is unknown. */
  readonly pathname: string;
  /** Null for a page of the shell's own. */
  readonly route: RenderedRoute | null;
  readonly queries: readonly RenderedQuery[];
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, RouteRefusal>> | null;
}

/** What the HTML carries for the browser, in one JSON data block. */
export interface BootData {
  readonly environment: PublicEnvironment;
  readonly remotes: Readonly<Record<string, RemoteEntry>> & Owners;
  /** A share of visitors gets another version of a remote. */
  readonly isShared?: boolean;
  /** Null when the browser renders the page itself. */
  readonly rendered: Rendered | null;
}

export const bootDataId = 'boot-data';

/** @throws when the HTML was not made by the shell's server. */
export function readBootData(): BootData {
  const text = document.getElementById(bootDataId)?.textContent;
  if (!text) throw new Error(`The HTML has no data block #${bootDataId}`);
  return JSON.parse(text) as BootData;
}

/** What was fetched for a page. Without the time: the same content gives the same bytes, whenever it is rendered. */
interface RenderedQuery {
  readonly key: QueryKey;
  readonly data: unknown;
}

/** Everything that was fetched with success. */
export const queriesOf = (queryClient: QueryClient): RenderedQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));

/** Data as of now: caches keep a page for seconds. A page that Back shows may be old, and is fetched again. */
export function takeOverQueries(queryClient: QueryClient, queries: readonly RenderedQuery[]): void {
  const updatedAt = isOldCopy() ? 0 : Date.now();
  for (const { key, data } of queries) queryClient.setQueryData(key, data, { updatedAt });
}

function isOldCopy(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' && navigation.transferSize === 0;
}
