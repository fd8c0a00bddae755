import { browserWithLocks, lockedElsewhere } from '../testing/locks';
import { holdPaymentLock } from './tab-lock';

it.each([
  ['has no locks', undefined],
  [
    'refuses locks, as it does where site data is blocked',
    () => Promise.reject(new DOMException('refused', 'SecurityError')),
  ],
  [
    'throws instead of giving a lock',
    () => {
      throw new DOMException('refused', 'SecurityError');
    },
  ],
])('lets the customer pay in a browser that %s', async (_, request) => {
  browserWithLocks(request);

  expect(await holdPaymentLock()).toBeInstanceOf(Function);
});

it('refuses a second tab while another one holds the lock', async () => {
  browserWithLocks(lockedElsewhere);

  expect(await holdPaymentLock()).toBeNull();
});
