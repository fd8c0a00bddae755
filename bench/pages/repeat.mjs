/** A busy machine may spoil a run; one that fails so often fails for a reason of its own. */
const tries = 3;

/**
 * Does a run again when it fails.
 * @template {object} Run
 * @param {() => Promise<Run>} run
 * @param {(reason: string) => void} [tell] called for each failure
 * @returns {Promise<(Run | { error: string }) & { failures: string[] }>} `failures`: why it was done again; `error`: why
 *   the last try failed, too
 */
export async function untilDone(run, tell = () => undefined) {
  const failures = [];
  while (failures.length < tries) {
    try {
      return { ...(await run()), failures };
    } catch (error) {
      const [reason] = String(error.message).split('\n');
      failures.push(reason);
      tell(reason);
    }
  }
  return { error: failures.at(-1), failures };
}
