import type { PublicEnvironment } from 'shared-contracts/environment';

/** What a render worker is started with: the environment, and the remote whose pages it renders, if any. */
export interface WorkerOrder {
  readonly environment: PublicEnvironment;
  readonly remote: { readonly name: string; readonly source: string; readonly hash: string } | null;
  /** ms that the loaders and the rendering of a page may take. */
  readonly deadline: number;
}

export interface RenderOrder {
  readonly id: number;
  readonly pathname: string;
}

/** A rendered page in its parts. */
export interface RenderedPage {
  readonly status: number;
  /** Title, description, image preloads: what React puts before the page. */
  readonly head: string;
  /** Addresses of the pictures that the page shows first. */
  readonly pictures: readonly string[];
  /** UTF-8: bytes are handed over between threads, text would be copied. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** `Rendered` as JSON that is safe in a script element; made in the worker, so that what is no data fails there. */
  readonly rendered: Uint8Array<ArrayBuffer>;
  /** False when the page does without something that the API could not give right now. */
  readonly whole: boolean;
}

export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'page'; readonly id: number; readonly page: RenderedPage }
  | { readonly kind: 'redirect'; readonly id: number; readonly location: string; readonly status: number }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
