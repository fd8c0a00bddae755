export type Limiter = ReturnType<typeof createLimiter>;

/** Responses that wait for each other at most: one that hangs delays no more of them. */
const mostTogether = 256;

/**
 * Lets only so many tasks run at once; the others wait for a slot in order. While tasks wait, those that are done resolve
 * together, as many as resolved before them: the first responses come soon, and a component that renders all of them at each response
 * draws less than twenty times for two thousand.
 */
export function createLimiter(atOnce: number) {
  let running = 0;
  let resolvedBefore = 0;
  let done: (() => void)[] = [];
  const waiting = new Set<() => void>();

  /** Resolves when a slot is free; rejects with the signal's reason when the task is aborted. */
  function slot(signal: AbortSignal): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(start);
        reject(signal.reason);
      };
      // The slot is handed over: `running` stays.
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(start);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function pass(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  /** Resolves with the others that are done. */
  function together(): Promise<void> {
    const resolved = new Promise<void>((resolve) => done.push(resolve));
    const enough = Math.min(resolvedBefore, mostTogether);
    if (waiting.size === 0 || done.length >= enough) {
      resolvedBefore = waiting.size === 0 ? 0 : resolvedBefore + done.length;
      for (const resolve of done) resolve();
      done = [];
    }
    return resolved;
  }

  return {
    async run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
      signal.throwIfAborted();
      await slot(signal);
      try {
        return await task();
      } finally {
        pass();
        await together();
      }
    },
  };
}
