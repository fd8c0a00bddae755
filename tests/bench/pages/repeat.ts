/** A busy machine may spoil a run, but hardly three times. */
const tries = 3;

interface Repeated {
  /** Reasons of failed tries. */
  readonly failures: readonly string[];
}

interface Failed extends Repeated {
  /** Reason of the last failure. */
  readonly error: string;
}

/** Result of a run with its failed tries, or a failure. */
export type Outcome<Run extends object> = (Run & Repeated) | Failed;

export const isFailed = (outcome: object): outcome is Failed => 'error' in outcome;

/** Repeats a run when it fails; `report` is called for each failure. */
export async function untilDone<Run extends object>(
  run: () => Promise<Run>,
  report: (reason: string) => void = () => undefined,
): Promise<Outcome<Run>> {
  const failures: string[] = [];
  while (failures.length < tries) {
    try {
      return { ...(await run()), failures };
    } catch (error) {
      const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
      failures.push(reason);
      report(reason);
    }
  }
  return { error: failures.at(-1) ?? '', failures };
}
