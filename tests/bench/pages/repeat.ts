/** A busy machine may spoil a run; one that fails so often fails for a reason of its own. */
const tries = 3;

interface Repeated {
  /** Why a run was done again. */
  readonly failures: readonly string[];
}

interface Failed extends Repeated {
  /** Why the last try failed, too. */
  readonly error: string;
}

/** How a run ended: with figures, or not. */
export type Outcome<Run extends object> = (Run & Repeated) | Failed;

export const isFailed = (outcome: object): outcome is Failed => 'error' in outcome;

/** Does a run again when it fails; `tell` is called for each failure. */
export async function untilDone<Run extends object>(
  run: () => Promise<Run>,
  tell: (reason: string) => void = () => undefined,
): Promise<Outcome<Run>> {
  const failures: string[] = [];
  while (failures.length < tries) {
    try {
      return { ...(await run()), failures };
    } catch (error) {
      const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
      failures.push(reason);
      tell(reason);
    }
  }
  return { error: failures.at(-1) ?? '', failures };
}
