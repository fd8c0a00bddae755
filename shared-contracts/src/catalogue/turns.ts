/** Lets only so many tasks run at once; the others wait for their turn in order. */
export interface Turns {
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

export function createTurns(atOnce: number): Turns {
  let running = 0;
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

  return {
    async run(task, signal) {
      signal.throwIfAborted();
      await turn(signal);
      try {
        return await task();
      } finally {
        pass();
      }
    },
  };
}
