import { demoPassword } from '../../seed/customers';
import { TestApi } from '../testing/test-api';
import { createFairQueue } from './fair-queue';
import { createPasswords, type Passwords } from './passwords';

/** Passwords of which one is compared at a time, and none before `release`; two more may wait. */
function heldPasswords() {
  const real = createPasswords();
  const inTurn = createFairQueue(1, 2);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const passwords: Passwords = {
    hash: real.hash,
    matches: (storedHash, password, asker = '') =>
      inTurn(asker, () => released.then(() => real.matches(storedHash, password))),
  };
  return { passwords, release };
}

const { passwords, release } = heldPasswords();
let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open({ passwords });
});
afterAll(() => api.close());

describe('a customer while another network fills the password queue', () => {
  it('gets a slot in the queue, taken from that network', async () => {
    const signIn = async (username: string, password: string, from: string) =>
      (await api.call('POST', '/auth/login', { body: { username, password }, from })).status;
    let refused = 0;
    const waiters: { readonly count: number; resolve(): void }[] = [];
    const refusals = (count: number) => new Promise<void>((resolve) => waiters.push({ count, resolve }));
    const full = refusals(2);
    const yielded = refusals(3);

    // From different lines of one /48, as one customer of a provider may.
    const others = Array.from({ length: 5 }, async (_, index) => {
      const status = await signIn(`personne-${index}`, 'faux', `2001:db8:1:${index}::1`);
      if (status === 503) refused += 1;
      for (const { count, resolve } of waiters) if (refused >= count) resolve();
      return status;
    });
    await full;
    const customer = signIn('camille', demoPassword, '198.51.100.9');
    await Promise.race([yielded, customer]);
    release();

    expect(await customer).toBe(200);
    expect((await Promise.all(others)).toSorted()).toEqual([401, 401, 503, 503, 503]);
  });
});
