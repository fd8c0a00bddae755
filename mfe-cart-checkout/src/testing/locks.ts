/** Gives the browser locks, as far as `request` goes, until the test ends; none where it is undefined. */
export function browserWithLocks(request: unknown): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: request && { request } });
}

/** Another tab holds every lock. */
export const lockedElsewhere = (_name: string, _options: LockOptions, hold: (lock: null) => unknown) =>
  Promise.resolve(hold(null));

afterEach(() => browserWithLocks(undefined));
