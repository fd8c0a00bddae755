/** Timeouts in milliseconds: `seen` for a change on a page, `loaded` for a page, `done` for a process: less than a test's. */
export const limits = { seen: 20_000, loaded: 60_000, done: 110_000 };

/** Polls every 25 ms; resolves to the milliseconds until the result was true, or null after `limit` ms. */
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

/** Waits for `what`, a process's work; resolves to the milliseconds. @throws when it is not done in time */
export async function untilDone(what: string, question: () => boolean | Promise<boolean>): Promise<number> {
  const time = await until(question, limits.done);
  if (time === null) throw new Error(`not within ${limits.done / 1000} s: ${what}`);
  return time;
}
