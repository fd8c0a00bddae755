/** The middle value; NaN without any. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((one, other) => one - other);
  const half = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[half - 1], sorted[half]];
  return sorted.length % 2 ? high : (low + high) / 2;
}

/** The value below which that share of the values lies, 0 to 1; NaN without any. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export interface Figure {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** A figure for each number of a run; those that a run may lack may be missing here, too. */
export type Summary<Run> = {
  readonly [Name in keyof Run as Run[Name] extends number | undefined
    ? Name
    : never]: undefined extends Run[Name] ? Figure | undefined : Figure;
};

/** Median, least and greatest value of every number that the runs carry. */
export function summary<Run extends object>(runs: readonly Run[]): Summary<Run> {
  const values = new Map<string, number[]>();
  for (const [name, value] of runs.flatMap((run) => Object.entries(run))) {
    if (Number.isFinite(value)) values.set(name, [...(values.get(name) ?? []), value]);
  }
  const figures = [...values].map(([name, all]): [string, Figure] => [
    name,
    { median: median(all), min: Math.min(...all), max: Math.max(...all) },
  ]);
  return Object.fromEntries(figures) as Summary<Run>;
}
