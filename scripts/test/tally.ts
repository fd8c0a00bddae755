export type Outcome = 'passed' | 'failed' | 'skipped' | 'not run';

/** One test on one database, width or engine. */
export interface Run {
  readonly file: string;
  readonly variant: string;
  /** Missing where only the file is known. */
  readonly title?: string;
  readonly outcome: Outcome;
  /** Of a failure. */
  readonly reason?: string;
  /** What a journey wrote to the standard output: a result that people want to read. */
  readonly said?: string;
}

/** What a reporter tells of tests that have ended; in seconds. */
export interface Message {
  readonly runs: readonly Run[];
  readonly seconds: number;
}

export type Counts = Readonly<Record<Outcome, number>>;

/** How many runs came out how. */
export function count(runs: readonly Pick<Run, 'outcome'>[]): Counts {
  const outcomes: Record<Outcome, number> = { passed: 0, failed: 0, skipped: 0, 'not run': 0 };
  for (const { outcome } of runs) outcomes[outcome] += 1;
  return outcomes;
}

/** Those that came to their end. */
export const thatRan = <Any extends Pick<Run, 'outcome'>>(runs: readonly Any[]) =>
  runs.filter(({ outcome }) => outcome !== 'not run');

/** How many tests there are: one that runs on two databases, widths or engines is one. */
export const countTests = (runs: readonly Run[]) =>
  new Set(runs.map(({ file, title }) => `${file} ${title}`)).size;

/** What passed tests said, a line each. */
export const linesSaid = (runs: readonly Run[]) =>
  runs.flatMap(({ outcome, said }) => (outcome === 'passed' && said ? said.trim().split('\n') : []));

/** The line that a build server reads. */
export const closingLine = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
