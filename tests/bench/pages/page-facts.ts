import type { read } from './observe-page.js';

/** Recorded performance of a page: times in milliseconds since navigation. */
export interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  readonly longTasks: [at: number, duration: number][];
  /** Time at which the content was shown; 0 before. */
  contentAt: number;
}

export type PageFacts = ReturnType<typeof read>;

/** Events that a page reports while a link is followed. */
export type Mark = 'click' | 'arrived';

/** Missing in TypeScript's DOM types. */
export interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    readonly __bench: Seen;
    /** Reports an event to the benchmark, `at` in milliseconds since the epoch. */
    readonly __tellBench?: (what: Mark, at: number) => void;
  }
}
