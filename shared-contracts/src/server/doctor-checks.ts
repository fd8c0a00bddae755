/** One line of `npm run doctor`. */
export interface Check {
  /** What was looked at: a field of the environment file, a variable, a record of the domain. */
  readonly subject: string;
  /** Null where all is well. */
  readonly problem: string | null;
  /** True: it could not be checked, for instance since no resolver responds. */
  readonly unchecked?: boolean;
  readonly advice: string;
}

/** The reason why something could not be checked, which is no fault. */
export class Unchecked extends Error {}

/** Does a piece of work whose error is the problem. */
export async function check(
  subject: string,
  advice: string,
  work: () => unknown | Promise<unknown>,
): Promise<Check> {
  try {
    await work();
    return { subject, problem: null, advice };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error && cause.message ? `${message} (${cause.message})` : message;
    return { subject, problem: reason, unchecked: error instanceof Unchecked, advice };
  }
}

const stateOf = ({ problem, unchecked }: Check) =>
  problem === null ? 'bon' : unchecked ? 'non vérifié' : 'FAUTE';

/** Prints a table; exit code 1 where something is wrong. */
export function printChecks(checks: readonly Check[]): void {
  const width = Math.max(...checks.map(({ subject }) => subject.length));
  for (const each of checks) {
    const { subject, problem, advice } = each;
    const line = `${stateOf(each).padEnd(11)}  ${subject.padEnd(width)}`;
    process.stdout.write(`${problem === null ? line.trimEnd() : `${line}  ${problem} → ${advice}`}\n`);
  }
  if (checks.some(({ problem, unchecked }) => problem !== null && !unchecked)) process.exitCode = 1;
}
