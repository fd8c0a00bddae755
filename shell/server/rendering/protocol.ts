import type { PublicEnvironment } from 'shared-contracts/environment';
import type { Owners } from '../../src/federation/find-owner';

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
  /** URL that the shell's hashed files lie below. */
  readonly files: string;
  /** ms that the loaders and the rendering of a page may take. */
  readonly deadline: number;
}

/** The HTML around rendered pages that need the same files, as UTF-8: four pieces, with the page's own parts between them. */
export interface RenderFrame {
  /** Id of the pages that it is made for. */
  readonly page: string;
  readonly beforeHead: Uint8Array;
  readonly beforeBody: Uint8Array;
  readonly beforeData: Uint8Array;
  readonly end: Uint8Array;
}

export interface RenderJob {
  readonly id: number;
  readonly pathname: string;
  /** Id of the page, whose frame the worker was given before unless it comes along. */
  readonly page: string;
  readonly frame: RenderFrame | null;
}

/** What stands between the pieces of a frame. */
export interface RenderedParts {
  /** Title, description, image preloads: what React puts before the page. */
  readonly head: string;
  readonly body: string;
  /** `Rendered` as JSON that is safe in a script element. */
  readonly rendered: string;
}

/** A rendered page, ready to be sent. */
export interface RenderedPage {
  readonly status: number;
  /** URLs of the pictures that the page shows first. */
  readonly pictures: readonly string[];
  /** The whole HTML in Brotli. */
  readonly html: Uint8Array<ArrayBuffer>;
  /** False when the page does without something that the API could not give right now. */
  readonly whole: boolean;
}

export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'page'; readonly id: number; readonly page: RenderedPage }
  | { readonly kind: 'redirect'; readonly id: number; readonly location: string; readonly status: number }
  /** `late`: it might be rendered at another time. */
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string; readonly late: boolean };
