/** Prints a line of a test's report. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Mark in front of a result. */
export const sign = (isMet: boolean): string => (isMet ? '✓' : '✗');

/** Message of anything that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
