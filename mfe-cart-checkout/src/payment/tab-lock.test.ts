import { browserWithLocks, lockedElsewhere } from '../testing/locks';
import { holdPaymentLock } from './tab-lock';

it.each([
  ['has no locks', undefined],
  [
    'refuses locks, since site data is blocked',
    () => Promise.reject(new DOMException('refused', 'SecurityError')),
  ],
  [
    'throws instead of granting a lock',
    () => {
      throw new DOMException('refused', 'SecurityError');
    },
  ],
])('the payment lock grants the payment in a browser that %s', async (_, request) => {
  browserWithLocks(request);

  expect(await holdPaymentLock()).toBeInstanceOf(Function);
});

it('the payment lock refuses the payment while another tab holds the lock', async () => {
  browserWithLocks(lockedElsewhere);

  expect(await holdPaymentLock()).toBeNull();
});
