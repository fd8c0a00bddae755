type Held = { readonly name: string; readonly end: Promise<unknown> };

/** Web Locks, which jsdom lacks: one holder per name in the order of requests; shared locks never wait. */
export function webLocks(): Pick<LockManager, 'request' | 'query'> {
  const tails = new Map<string, Promise<unknown>>();
  const holders = new Set<Held>();

  function hold(name: string, callback: () => Promise<unknown>): Promise<unknown> {
    const end = callback();
    const held = { name, end };
    holders.add(held);
    const leave = () => holders.delete(held);
    end.then(leave, leave);
    return end;
  }

  const request = (name: string, options: LockOptions, callback: () => Promise<unknown>) => {
    if (options.mode === 'shared') return hold(name, callback);
    const before = tails.get(name) ?? Promise.resolve();
    const held = new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      before.then(() => {
        if (!options.signal?.aborted) resolve(hold(name, callback));
      });
    });
    tails.set(
      name,
      held.catch(() => undefined),
    );
    return held;
  };
  const query = async () => ({ held: [...holders].map(({ name }) => ({ name })) });
  return { request, query } as Pick<LockManager, 'request' | 'query'>;
}
