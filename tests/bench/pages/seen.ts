/** What the browser has recorded of a page until now: times in ms since navigation. */
export interface Seen {
  fcp: number;
  lcp: number;
  /** Its tag. */
  lcpElement: string;
  cls: number;
  readonly longTasks: [at: number, duration: number][];
  /** When the content was shown; 0 before. */
  contentAt: number;
}

/** What a page looks like once it is loaded: times in ms since navigation. A page that is never hydrated has no such time. */
export interface PageFacts extends Readonly<Seen> {
  /** Sum of what long tasks take beyond 50 ms. */
  readonly blocking: number;
  readonly longestTask: number;
  readonly hydrateStart: number | undefined;
  readonly hydrated: number | undefined;
  readonly shellHydrated: number | undefined;
  readonly firstByte: number | undefined;
  /** In the document. */
  readonly elements: number;
  readonly picturesInView: number;
  readonly picturesInReach: number;
}

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
