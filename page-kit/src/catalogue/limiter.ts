/** Maximum size of a batch: a hanging request delays no more responses than this. */
const maxBatch = 256;

/**
 * Limits the number of concurrent tasks; others wait in order. While tasks wait, finished ones resolve in
 * batches that double in size: the first responses arrive early, and a component that renders all of them
 * each time renders fewer than twenty times for two thousand.
 */
export function createLimiter(atOnce: number) {
  let running = 0;
  let resolvedBefore = 0;
  const done: (() => void)[] = [];
  const waiting: (() => void)[] = [];

  /** Resolves together with the other finished tasks. */
  function resolveInBatch(): Promise<void> {
    const resolved = new Promise<void>((resolve) => done.push(resolve));
    const isLast = waiting.length === 0;
    if (isLast || done.length >= Math.min(resolvedBefore, maxBatch)) {
      resolvedBefore = isLast ? 0 : resolvedBefore + done.length;
      for (const resolve of done.splice(0)) resolve();
    }
    return resolved;
  }

  /** Runs a task in its turn; a task aborted until then fails with the signal's reason. */
  return async function limit<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (running >= atOnce) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      const startNext = waiting.shift();
      // A started task takes the place of this one.
      if (startNext) startNext();
      else running -= 1;
      await resolveInBatch();
    }
  };
}
