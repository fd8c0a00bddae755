import { signingSecret } from './secrets';
import { api } from './testing/api';

it('processes on one database sign tokens with one secret, unless JWT_SECRET is set', async () => {
  const { db } = api.database;
  const [one, other] = await Promise.all([signingSecret(db, undefined), signingSecret(db, undefined)]);

  expect(one).toMatch(/^[\w-]{64}$/);
  expect([other, await signingSecret(db, 'configured')]).toEqual([one, 'configured']);
});
