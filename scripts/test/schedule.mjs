/**
 * Runs jobs in their order, as many at once as the cores allow; one that wants more cores than there are runs alone.
 * @param {readonly { cores: number, run: () => Promise<void> }[]} jobs
 * @param {{ cores: number, signal: AbortSignal }} options jobs that have not begun when `signal` fires are left out
 * @returns {Promise<void>} rejects with the first failure, after the jobs at work have ended
 */
export async function schedule(jobs, { cores, signal }) {
  let free = cores;
  let wake = () => undefined;
  const atWork = new Set();
  for (const { cores: wanted, run } of jobs) {
    const taken = Math.min(wanted, cores);
    while (free < taken && !signal.aborted) {
      await new Promise((resolve) => {
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
  const failure = ends.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
}
