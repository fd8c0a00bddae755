import type { PublicEnvironment } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import type { Owners } from '../../src/federation/find-owner';

/** What the server needs to render the pages of a remote, all of one version. */
export interface RemoteVersion {
  readonly url: string;
  readonly manifest: RemoteManifest;
  /** sha384 of the server bundle. */
  readonly hash: string;
  /** The server bundle, with the URL of the remote inserted. */
  readonly source: string;
  /** Text of every stylesheet of its pages, by file. */
  readonly styles: ReadonlyMap<string, string>;
}

/** The server bundle that a worker evaluates. */
export interface RemoteCode {
  readonly name: string;
  readonly source: string;
  readonly hash: string;
}

/** What a render worker is started with: the environment, and the remote whose pages it renders, if any. */
export interface WorkerInit {
  readonly environment: PublicEnvironment;
  readonly owners: Owners;
  readonly remote: RemoteCode | null;
  /** The path to render before any other; null: only the code of the pages is loaded. */
  readonly firstPath: string | null;
  /** URL of the shell's hashed files; ends with `/`. */
  readonly files: string;
  /** Milliseconds for the loaders and the rendering of a page. */
  readonly deadline: number;
}

/** The HTML around the pages of an id, as UTF-8: four pieces, with the parts of a page between them. */
export interface HtmlTemplate {
  readonly page: string;
  /** Headers that are the same for all these pages. */
  readonly headers: Readonly<Record<string, string>>;
  readonly beforeHead: Uint8Array;
  readonly beforeBody: Uint8Array;
  readonly beforeData: Uint8Array;
  readonly end: Uint8Array;
}

/** A page to render, sent to a worker. */
export interface RenderJob {
  readonly id: number;
  /** Path with query. */
  readonly target: string;
  /** For its requests to the API. */
  readonly headers: Readonly<Record<string, string>>;
  /** Id of the page's template; `template` is null when the worker already has it. */
  readonly page: string;
  readonly template: HtmlTemplate | null;
  /** Milliseconds, instead of the deadline for visitors. */
  readonly limit: number | undefined;
}

/** The parts of a page, inserted between the pieces of a template. */
export interface PageParts {
  /** Title, description and image preloads, which React writes before the page. */
  readonly head: string;
  readonly body: string;
  /** `Rendered` as JSON that is safe in a script element. */
  readonly rendered: string;
}

/** What became of a job. */
export type RenderOutcome =
  | {
      readonly kind: 'page';
      readonly status: number;
      /** `Link` header for the pictures that the page shows first; null without any. */
      readonly links: string | null;
      /** The whole HTML in Brotli. */
      readonly html: Uint8Array<ArrayBuffer>;
      /** False when the page lacks data that the API could not provide. */
      readonly whole: boolean;
    }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number }
  /** The page may be rendered later. `reason`: null when the worker was too busy to start it. */
  | { readonly kind: 'timed-out'; readonly reason: string | null };

/** What a worker sends to the main thread. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The worker keeps too much memory to render more pages. */
  | { readonly kind: 'full' }
  | { readonly kind: 'done'; readonly id: number; readonly outcome: RenderOutcome }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
