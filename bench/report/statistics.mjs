/** The middle value; null without any. @param {number[]} values */
export function median(values) {
  const sorted = values.filter(Number.isFinite).sort((one, other) => one - other);
  if (sorted.length === 0) return null;
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** The value below which that share of the values lies. @param {number[]} values @param {number} share 0 to 1 */
export function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}

/**
 * Median, least and greatest value of every number that the runs carry.
 * @param {Record<string, unknown>[]} runs
 * @returns {Record<string, { median: number, min: number, max: number }>}
 */
export function summary(runs) {
  const names = new Set(runs.flatMap((run) => Object.keys(run).filter((name) => Number.isFinite(run[name]))));
  return Object.fromEntries(
    [...names].map((name) => {
      const values = runs.map((run) => run[name]).filter(Number.isFinite);
      return [name, { median: median(values), min: Math.min(...values), max: Math.max(...values) }];
    }),
  );
}
