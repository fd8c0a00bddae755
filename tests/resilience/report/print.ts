/** Prints a line of a proof's report. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The sign before what was wanted: whether it is so. */
export const sign = (isMet: boolean): string => (isMet ? '✓' : '✗');
