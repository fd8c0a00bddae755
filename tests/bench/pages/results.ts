import type { Summary } from '../report/statistics';
import type { throttling } from './browser';
import type { Chosen } from './catalogue';
import type { FollowedLink } from './follow-link';
import type { PageLoad } from './load-page';
import type { Pair } from './pairs';
import type { Outcome } from './repeat';
import type { Variant } from './variants';
import type { Verdict } from './verdicts';

/** Of good runs. */
export type LoadFigures = Summary<PageLoad & RunTime>;
/** Of good runs. */
export type WayFigures = Summary<FollowedLink & RunTime>;

/** What is known of a run beside its own figures. */
export interface RunTime {
  /** Share of the processors in use before it, 0 to 1. */
  readonly processorUse: number;
}

/** The runs of one page in one variant. */
interface Result<Page, Variants, Run extends object, Figures> {
  readonly page: Page;
  readonly variant: Variants;
  readonly url: string;
  readonly goodRuns: number;
  /** Missing where no run was good. */
  readonly figures?: Figures;
  readonly runs: readonly (Outcome<Run> & RunTime)[];
}

/** Loads of a page; `before`: in the shop of another checkout. */
export type LoadResult = Result<'home' | 'list' | 'product', Variant | 'before', PageLoad, LoadFigures>;
/** Ways from a card to its product; the variant is written as it is read. */
export type WayResult = Result<'navigation', string, FollowedLink, WayFigures>;

interface Measured {
  readonly throttling: typeof throttling;
  readonly chosen: Chosen;
  readonly results: readonly (LoadResult | WayResult)[];
}

/** The pages beside what they are compared with. */
export interface JudgedPages extends Measured {
  readonly verdicts: readonly Verdict[];
}

/** The pages of two builds in turn. */
export interface PairedPages extends Measured {
  readonly pairs: readonly Pair[];
}

export type PagesReport = JudgedPages | PairedPages;
