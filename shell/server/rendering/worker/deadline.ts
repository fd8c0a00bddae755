class Late extends Error {}

export const isLate = (error: unknown): boolean => error instanceof Late;

/** Rejects once the deadline has passed; `abort` hands it on without listeners on the request's signal, which would pile up. */
export function startDeadline(ms: number) {
  const controller = new AbortController();
  let fail: (error: Error) => void = () => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  late.catch(() => undefined);
  const onLate: ((error: Error) => void)[] = [fail, (error) => controller.abort(error)];
  const timer = setTimeout(() => {
    const error = new Late(`pas rendue en ${ms} ms`);
    for (const tell of onLate) tell(error);
  }, ms);
  return {
    signal: controller.signal,
    late,
    whenLate: (tell: (error: Error) => void) => onLate.push(tell),
    end() {
      clearTimeout(timer);
      onLate.length = 0;
    },
  };
}

export type Deadline = ReturnType<typeof startDeadline>;
