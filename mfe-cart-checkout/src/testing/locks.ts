/** Mocks `navigator.locks` with `request` until the end of the test; removes it if undefined. */
export function browserWithLocks(request: unknown): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: request && { request } });
}

/** A `request` for which another tab holds every lock. */
export const lockedElsewhere = (_name: string, _options: LockOptions, hold: (lock: null) => unknown) =>
  Promise.resolve(hold(null));

afterEach(() => browserWithLocks(undefined));
