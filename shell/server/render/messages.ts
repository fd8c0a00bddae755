import type { PublicEnvironment } from 'shared-contracts/environment';
import type { Rendered } from '../../src/app/boot-data';

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
  readonly body: string;
  readonly rendered: Rendered;
  /** Ids of the matched routes: they name the page's files. */
  readonly routeIds: readonly string[];
}

export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'page'; readonly id: number; readonly page: RenderedPage }
  | { readonly kind: 'redirect'; readonly id: number; readonly location: string; readonly status: number }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
