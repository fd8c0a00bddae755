/** Something that keeps cores busy. */
export interface Job {
  readonly cores: number;
  run(): Promise<void>;
}

/**
 * Runs jobs in their order, as many at once as the cores allow; one that wants more cores than there are runs alone. Jobs that
 * have not begun when `signal` fires are left out.
 * @throws the first failure, after the jobs at work have ended
 */
export async function schedule(
  jobs: readonly Job[],
  { cores, signal }: { readonly cores: number; readonly signal: AbortSignal },
): Promise<void> {
  let free = cores;
  let wake: () => void = () => undefined;
  const atWork = new Set<Promise<void>>();
  for (const { cores: wanted, run } of jobs) {
    const taken = Math.min(wanted, cores);
    while (free < taken && !signal.aborted) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if (signal.aborted) break;
    free -= taken;
    const job = run().finally(() => {
      free += taken;
      atWork.delete(job);
      wake();
    });
    job.catch(() => undefined);
    atWork.add(job);
  }
  const ends = await Promise.allSettled([...atWork]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
