/** Returns the quantile for a share from 0 to 1, between the nearest two values; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const position = (sorted.length - 1) * share;
  const [low = Number.NaN, high = low] = sorted.slice(Math.floor(position));
  return low + (high - low) * (position % 1);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Prints rows as a table, numbers with two decimals at most. */
export function printTable(title: string, rows: readonly Readonly<Record<string, unknown>>[]): void {
  console.log(`\n${title}`);
  const short = (value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);
  console.table(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, short(value)]))),
  );
}
