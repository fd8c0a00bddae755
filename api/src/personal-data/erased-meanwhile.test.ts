import { eq } from 'drizzle-orm';
import type { Tokens } from 'shared-contracts/api/auth';
import { customers } from '../database/schema';
import { api } from '../testing/api';
import { address, contactMessage } from '../testing/forms';
import type { TestApi } from '../testing/test-api';
import { eraseCustomer } from './erase-person';
import { KnownPerson } from './testing/known-person';

/** Writes of a customer's data; those after the erasure belong to an ended session. */
const writes: [string, Parameters<TestApi['call']>[0], string, object | null][] = [
  ['an address', 'POST', '/users/addresses', address],
  ['the profile', 'PATCH', '/users/profile', { firstName: 'Zoé' }],
  ['the cart', 'POST', '/cart/add', [{ productCode: 'NS-5L-E', quantity: 2 }]],
  [
    'a new password',
    'POST',
    '/users/password',
    { currentPassword: KnownPerson.password, password: 'une-autre-éponge' },
  ],
  ['the end of other sessions', 'DELETE', '/users/sessions', null],
  ['the wish itself', 'POST', '/users/deletion-request', { password: KnownPerson.password }],
  ['a copy of all data', 'GET', '/users/personal-data', null],
  ['a message', 'POST', '/contact', { ...contactMessage, email: 'zelie@quintrec.example' }],
  ['a reset', 'POST', '/auth/password/reset', { emailAddress: 'zelie@quintrec.example' }],
];

let zelie: KnownPerson;
beforeEach(async () => {
  await api.forgetPurchases();
  zelie = await KnownPerson.register(api);
});

/** Erases the account while calls are under way; their statuses. */
async function erasedDuring(calls: (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const { db } = api.database;
  const [customer] = await db.select().from(customers).where(eq(customers.emailAddress, zelie.emailAddress));
  const half = Math.floor(calls.length / 2);
  const early = calls.slice(0, half).map((call) => call());
  const erasing = eraseCustomer(db, customer?.id ?? '');
  const late = calls.slice(half).map((call) => call());
  const statuses = (await Promise.all([...early, ...late])).map(({ status }) => status);
  expect(await erasing).toMatchObject({ outcome: 'erased' });
  return statuses;
}

describe('an account that is erased while its customer writes', () => {
  it.each(writes)('%s: is written or refused, and nothing fails', async (_, method, url, body) => {
    const call = () => api.call(method, url, { token: zelie.buyer.token, ...(body && { body }) });

    const statuses = await erasedDuring(Array.from({ length: 6 }, () => call));

    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await api.database.db.$count(customers, eq(customers.emailAddress, zelie.emailAddress))).toBe(0);
  });

  it('an order on account: is kept for the books, or never was', async () => {
    const choice = await zelie.buyer.choice();
    const order = () => api.post('/purchase/createDeferredPayment', choice, zelie.buyer.token);
    await api.database.db
      .update(customers)
      .set({ deferredPayment: true })
      .where(eq(customers.emailAddress, zelie.emailAddress));
    await zelie.buyer.fillCart([{ productCode: 'NS-5L-E', quantity: 2 }]);

    const statuses = await erasedDuring([order, order, order, order]);

    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('a refresh of the session: is given or refused', async () => {
    const { refresh_token } = await api.signIn(zelie.emailAddress, KnownPerson.password);
    const refresh = () => api.post<Tokens>('/auth/refresh', undefined, refresh_token);
    const signIn = () =>
      api.post('/auth/login', {
        username: zelie.emailAddress,
        password: KnownPerson.password,
        _remember_me: true,
      });

    const statuses = await erasedDuring([refresh, signIn, refresh, signIn]);

    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});
