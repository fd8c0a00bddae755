import type { PublicEnvironment } from 'shared-contracts/environment';
import type { Owners } from '../federation/find-owner';
import type { RemoteEntry } from '../federation/loader';
import type { RenderedRoute } from '../federation/pending-hydration';
import type { RenderedQuery } from './rendered-queries';

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
