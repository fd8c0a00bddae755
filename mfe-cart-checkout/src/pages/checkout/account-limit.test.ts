import type { User } from 'shared-contracts/api/users';
import { camille } from 'shared-contracts/testing';
import { blockedMessageOf } from '../../cart/blocked-message';
import { onAccount } from './account-limit';

it('a customer of an API with other types in these fields orders as specified', () => {
  const odd = { blockedMessage: 7, accountLimitCents: 'sans', accountDueCents: null };
  const user = { ...camille, deferredPayment: true, ...odd } as unknown as User;

  expect(blockedMessageOf(user)).toBeNull();
  expect(onAccount(user, 100)).toEqual({ deferred: true, exceeded: null });
});
