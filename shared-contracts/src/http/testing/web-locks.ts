/** The part of Web Locks that the shop uses, which jsdom lacks: one holder at a time, first come first served. */
export function webLocks(): Pick<LockManager, 'request'> {
  let tail: Promise<unknown> = Promise.resolve();
  const request = (_name: string, options: LockOptions, callback: () => Promise<unknown>) => {
    const before = tail;
    const held = new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      before.then(() => {
        if (!options.signal?.aborted) resolve(callback());
      });
    });
    tail = held.catch(() => undefined);
    return held;
  };
  return { request } as Pick<LockManager, 'request'>;
}
