/**
 * Lets only so many tasks run at once; the others wait for their turn in order. While tasks wait, those that are done resolve
 * together, as many as resolved before them: the first answers come soon, and a component that renders all of them at each answer
 * draws less than twenty times for two thousand.
 */
export interface Limiter {
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** Answers that wait for each other at most: one that hangs keeps no more of them. */
const mostTogether = 256;

export function createLimiter(atOnce: number): Limiter {
  let running = 0;
  let resolvedBefore = 0;
  let done: (() => void)[] = [];
  const waiting = new Set<() => void>();

  /** Resolves when the turn has come; rejects with the signal's reason when nobody wants the answer any more. */
  function turn(signal: AbortSignal): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(start);
        reject(signal.reason);
      };
      // The turn is handed over as it is: `running` stays.
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
    async run(task, signal) {
      signal.throwIfAborted();
      await turn(signal);
      try {
        return await task();
      } finally {
        pass();
        await together();
      }
    },
  };
}
