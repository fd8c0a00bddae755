class TimedOut extends Error {}

export const isTimeout = (error: unknown): boolean => error instanceof TimedOut;

/** Rejects at its time; `onTimeout` adds no listeners to the request's signal, where they would pile up. */
export function startDeadline(ms: number) {
  const controller = new AbortController();
  let reject: (error: Error) => void = () => undefined;
  const timeout = new Promise<never>((_resolve, fail) => {
    reject = fail;
  });
  timeout.catch(() => undefined);
  const listeners: ((error: Error) => void)[] = [reject, (error) => controller.abort(error)];
  const timer = setTimeout(() => {
    const error = new TimedOut(`pas rendue en ${ms} ms`);
    for (const listener of listeners) listener(error);
  }, ms);
  return {
    signal: controller.signal,
    timeout,
    onTimeout: (listener: (error: Error) => void) => listeners.push(listener),
    end() {
      clearTimeout(timer);
      listeners.length = 0;
    },
  };
}

export type Deadline = ReturnType<typeof startDeadline>;
