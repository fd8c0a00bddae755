import { median, percentile } from '../report/statistics';
import { fine, ms, printTable, whole } from '../report/table';

/** Labels of the compared values, all in milliseconds. */
const compared = {
  fcp: 'FCP',
  lcp: 'LCP',
  shellHydrated: 'header and cart hydrated',
  hydrated: 'page hydrated',
  blocking: 'blocking',
  longestTask: 'longest task',
  time: 'card → product',
} as const;

type Compared = keyof typeof compared;

/** The compared values of a run; a failed run has none. */
type ComparedRun = { readonly [Name in Compared]?: number | undefined } & { readonly error?: string };

/** Runs of a page of one variant. */
interface ComparedRuns {
  readonly page: string;
  readonly variant: string;
  readonly runs: readonly ComparedRun[];
}

export interface Pair {
  readonly page: string;
  readonly figure: string;
  /** Number of pairs with two successful runs. */
  readonly count: number;
  /** Median in milliseconds. */
  readonly before: number;
  /** Median in milliseconds. */
  readonly now: number;
  /** Lower quartile, median and upper quartile of now / before, by pair. */
  readonly ratios: readonly [number, number, number];
}

/** Compares runs of the same round, which the load of the machine affects equally. */
export function comparePairs(results: readonly ComparedRuns[]): Pair[] {
  const pages = [...new Set(results.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const runsOf = (variant: string) =>
      results.find((each) => each.page === page && each.variant === variant)?.runs ?? [];
    const [now, before] = [runsOf('shop'), runsOf('other')];
    return (Object.keys(compared) as Compared[]).flatMap((name) => {
      const pairs = now
        .map((run, round) => [run[name] ?? Number.NaN, before[round]?.[name] ?? Number.NaN] as const)
        .filter((pair) => pair.every(Number.isFinite));
      if (pairs.length === 0) return [];
      const ratios = pairs.filter(([, former]) => former > 0).map(([latter, former]) => latter / former);
      return {
        page,
        figure: compared[name],
        count: pairs.length,
        before: median(pairs.map(([, former]) => former)),
        now: median(pairs.map(([latter]) => latter)),
        ratios: [percentile(ratios, 0.25), median(ratios), percentile(ratios, 0.75)] as const,
      };
    });
  });
}

/** @param other name of what the shop was compared with */
export function printPairs(pairs: readonly Pair[], other: string): void {
  const head = [
    'page',
    'figure',
    'pairs',
    `${other} ms`,
    'now ms',
    `now / ${other}`,
    'middle half of the pairs',
  ];
  const rows = pairs.map(({ page, figure, count, before, now, ratios: [low, middle, high] }) => [
    page,
    figure,
    whole(count),
    ms(before),
    ms(now),
    fine(middle),
    `${fine(low)}–${fine(high)}`,
  ]);
  printTable('Alternating runs: a phone on a slow connection, a new browser each time, medians', head, rows);
}
