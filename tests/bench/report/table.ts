/** Prints a table; the first `words` columns are aligned left, the others right. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  words = 2,
): void {
  const width = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const set = (cell: string, column: number) =>
    column < words ? cell.padEnd(width[column] ?? 0) : cell.padStart(width[column] ?? 0);
  const line = (cells: readonly string[]) => `| ${cells.map(set).join(' | ')} |`;
  const rule = `|${width.map((count) => '-'.repeat(count + 2)).join('|')}|`;
  console.log([`\n${title}\n`, line(head), rule, ...rows.map(line)].join('\n'));
}

/** Formats a number, or a dash if it was not measured. */
type Write = (value: number | undefined) => string;

const shown =
  (write: (value: number) => string): Write =>
  (value) =>
    value !== undefined && Number.isFinite(value) ? write(value) : '–';

export const whole = shown((value) => String(Math.round(value)));
/** Milliseconds without decimals. */
export const ms = whole;
/** Thousands of bytes with one decimal. */
export const kB = shown((bytes) => (bytes / 1000).toFixed(1));
/** Factors and shifts. */
export const fine = shown((value) => value.toFixed(2));
