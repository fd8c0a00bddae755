import type { Kit } from './kit';
import type { Mark } from './marks';

/** What a silhouette may vary besides its colour and size. */
export interface Drawing {
  /** Pieces in the pack; a silhouette shows one, two, three or six of them. */
  count?: number;
  /** A build of the same article, named by the silhouette that knows it. */
  style?: string;
  /** The sign on the label; a drop by default. */
  mark?: Mark;
  /** Carries an ecolabel: the mark becomes a leaf. */
  eco?: boolean;
}

export type Shape = (k: Kit, drawing: Drawing) => string;
