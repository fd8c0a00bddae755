/** ms, to end what hangs: `seen` what a page shows, `loaded` a page that is opened, `done` work of a process. */
export const limits = { seen: 20_000, loaded: 60_000, done: 120_000 };

/** Asks every 25 ms; ms until the answer is true, or null after `limit` ms. */
export async function until(
  question: () => boolean | Promise<boolean>,
  limit: number = limits.seen,
): Promise<number | null> {
  const startedAt = performance.now();
  for (;;) {
    if (await question()) return Math.round(performance.now() - startedAt);
    if (performance.now() - startedAt > limit) return null;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Waits for the work of a process, `what`; ms. @throws when it is not done in time */
export async function untilDone(what: string, question: () => boolean | Promise<boolean>): Promise<number> {
  const time = await until(question, limits.done);
  if (time === null) throw new Error(`not within ${limits.done / 1000} s: ${what}`);
  return time;
}
