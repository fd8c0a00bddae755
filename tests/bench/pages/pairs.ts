import { median, quantile } from '../report/statistics';

/** Figures of one run by name, most in milliseconds; null for a failed run. */
export type Run = Readonly<Record<string, number>> | null;

/**
 * Compares runs of the same round, which the load of the machine affects equally: medians, and quartiles of the
 * ratios by pair. Figures that are not in both runs, and pairs with a failed run, are not counted.
 */
export function comparePairs(now: readonly Run[], before: readonly Run[]) {
  const names = new Set([...now, ...before].flatMap((run) => Object.keys(run ?? {})));
  return [...names].flatMap((figure) => {
    const pairs = now
      .map((run, round) => [run?.[figure] ?? Number.NaN, before[round]?.[figure] ?? Number.NaN] as const)
      .filter((pair) => pair.every(Number.isFinite));
    if (pairs.length === 0) return [];
    const ratios = pairs.filter(([, former]) => former > 0).map(([latter, former]) => latter / former);
    return [
      {
        figure,
        pairs: pairs.length,
        now: median(pairs.map(([latter]) => latter)),
        before: median(pairs.map(([, former]) => former)),
        ratio: median(ratios),
        lower: quantile(ratios, 0.25),
        upper: quantile(ratios, 0.75),
      },
    ];
  });
}
