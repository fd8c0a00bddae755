import { holdPaymentLock } from './tab-lock';

function browserWith(locks: Partial<LockManager> | undefined) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}
afterEach(() => browserWith(undefined));

it.each([
  ['has no locks', undefined],
  [
    'refuses locks, as it does where site data is blocked',
    {
      request: () => Promise.reject(new DOMException('refused', 'SecurityError')),
    },
  ],
  [
    'throws instead of giving a lock',
    {
      request: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    },
  ],
])('lets the customer pay in a browser that %s', async (_, locks) => {
  browserWith(locks as LockManager | undefined);

  expect(await holdPaymentLock()).toBeInstanceOf(Function);
});

it('refuses a second tab while another one holds the lock', async () => {
  browserWith({
    request: ((_: string, __: object, callback: (lock: null) => unknown) =>
      Promise.resolve(callback(null))) as LockManager['request'],
  });

  expect(await holdPaymentLock()).toBeNull();
});
