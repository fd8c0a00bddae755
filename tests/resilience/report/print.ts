/** Prints a line of a test's report. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The sign before an expectation. */
export const sign = (isMet: boolean): string => (isMet ? '✓' : '✗');

/** What an error says, also where something else was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
