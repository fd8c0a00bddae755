import { AsyncLocalStorage } from 'node:async_hooks';
import type { Environment, PublicEnvironment } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import type { Owners } from '../../src/federation/find-owner';

/** Of what is requested of the API for the request that is served, here and in workers: its id, its trace. */
export const requestHeaders = new AsyncLocalStorage<Readonly<Record<string, string>>>();

/** URL that the hashed files of the shell lie below in all HTML; ends with `/`. */
export const shellUrl = ({ assets }: Pick<Environment, 'assets'>): string => assets?.url ?? '/';

/** JSON made safe inside a script element: no end tag, no line separator of scripts. */
export const scriptSafe = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** What the server needs to render the pages of one version of a remote; never mixed with another. */
export interface RemoteVersion {
  readonly url: string;
  readonly manifest: RemoteManifest;
  /** sha384 of the server bundle. */
  readonly hash: string;
  /** The server bundle, with the URL of the remote put in. */
  readonly source: string;
  /** Text of every stylesheet of its pages, by file. */
  readonly styles: ReadonlyMap<string, string>;
}

/** A remote's server bundle. */
export interface RemoteCode {
  readonly name: string;
  readonly source: string;
  readonly hash: string;
  /** False: its code is loaded, but no page is rendered. */
  readonly isRendered: boolean;
}

/** What a render worker is started with: the environment, and the remote whose pages it renders, if any. */
export interface WorkerInit {
  readonly environment: PublicEnvironment;
  readonly owners: Owners;
  readonly remote: RemoteCode | null;
  /** `shellUrl` of the environment. */
  readonly files: string;
  /** ms that the loaders and the rendering of a page may take. */
  readonly deadline: number;
}

/** The HTML around the pages of an id, as UTF-8: four pieces, with a page's own parts between them. */
export interface HtmlTemplate {
  /** Id of the pages. */
  readonly page: string;
  /** Headers that are the same for all these pages. */
  readonly headers: Readonly<Record<string, string>>;
  readonly beforeHead: Uint8Array;
  readonly beforeBody: Uint8Array;
  readonly beforeData: Uint8Array;
  readonly end: Uint8Array;
}

/** A page to render. */
export interface RenderJob {
  readonly id: number;
  readonly pathname: string;
  /** Of what it requests of the API. */
  readonly headers: Readonly<Record<string, string>>;
  /** Id of the page's template, which the worker has already unless it comes along. */
  readonly page: string;
  readonly template: HtmlTemplate | null;
  /** ms, instead of the deadline for visitors. */
  readonly limit: number | undefined;
}

/** What stands between the pieces of a template. */
export interface PageParts {
  /** Title, description, image preloads: what React puts before the page. */
  readonly head: string;
  readonly body: string;
  /** `Rendered` as JSON that is safe in a script element. */
  readonly rendered: string;
}

export type RenderOutcome =
  | {
      readonly kind: 'page';
      readonly status: number;
      /** URLs of the pictures that the page shows first. */
      readonly pictures: readonly string[];
      /** The whole HTML in Brotli. */
      readonly html: Uint8Array<ArrayBuffer>;
      /** False when the page lacks something that the API could not provide right now. */
      readonly whole: boolean;
    }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number }
  /** It might be rendered later. `reason`: null where it was not begun, since the worker is busy. */
  | { readonly kind: 'timed-out'; readonly reason: string | null };

export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'done'; readonly id: number; readonly outcome: RenderOutcome }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
