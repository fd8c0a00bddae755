/** Result of one check of `npm run doctor`. */
export interface Check {
  /** The checked item: a field of the environment file, a variable, a DNS record. */
  readonly subject: string;
  /** Null if the check succeeded. */
  readonly problem: string | null;
  /** True if the check could not run, for instance because no DNS resolver responds. */
  readonly unchecked?: boolean;
  readonly advice: string;
}

/** Error of a check that could not run, which is not a failure. */
export class Unchecked extends Error {}

/** Runs a check; the problem is the message of the error that it throws. */
export async function check(subject: string, advice: string, work: () => unknown): Promise<Check> {
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

/** Prints the checks as a table and sets exit code 1 if one failed. */
export function printChecks(checks: readonly Check[]): void {
  const width = Math.max(...checks.map(({ subject }) => subject.length));
  for (const each of checks) {
    const { subject, problem, advice } = each;
    const line = `${stateOf(each).padEnd(11)}  ${subject.padEnd(width)}`;
    process.stdout.write(`${problem === null ? line.trimEnd() : `${line}  ${problem} → ${advice}`}\n`);
  }
  if (checks.some(({ problem, unchecked }) => problem !== null && !unchecked)) process.exitCode = 1;
}
