import type { read } from './observe-page.js';

/** What the browser has recorded of a page until now: times in ms since navigation. */
export interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  readonly longTasks: [at: number, duration: number][];
  /** When the content was shown; 0 before. */
  contentAt: number;
}

/** What a page looks like once it is loaded. */
export type PageFacts = ReturnType<typeof read>;

/** What a page reports while a link is followed. */
export type Mark = 'click' | 'arrived';

/** Not in the browser's types yet. */
export interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    readonly __bench: Seen;
    /** Reports an event to this process, `at` ms of the epoch. */
    readonly __tellBench?: (what: Mark, at: number) => void;
  }
}
