import { eq } from 'drizzle-orm';
import { customers } from '../database/schema';
import { api } from '../testing/api';
import { address, contactMessage } from '../testing/forms';
import { soap } from '../testing/test-buyer';
import { eraseCustomer } from './erase-person';
import { KnownPerson } from './testing/known-person';

const { password } = KnownPerson;

let zelie: KnownPerson;
let token: string;
let choice: object;
const own = () => eq(customers.emailAddress, zelie.emailAddress);
beforeEach(async () => {
  await api.forgetPurchases();
  zelie = await KnownPerson.register(api);
  ({ token } = zelie.buyer);
  await api.database.db.update(customers).set({ deferredPayment: true }).where(own());
  await zelie.buyer.fillCart([soap]);
  choice = await zelie.buyer.choice();
});

const renewed = { currentPassword: password, password: 'une-autre-éponge' };
const message = { ...contactMessage, email: 'zelie@quintrec.example' };

it.each<[string, () => Promise<{ readonly status: number }>]>([
  ['an address', () => api.post('/users/addresses', address, token)],
  ['the profile', () => api.patch('/users/profile', { firstName: 'Zoé' }, token)],
  ['the cart', () => api.post('/cart/add', [{ ...soap, quantity: 7 }], token)],
  ['a new password', () => api.post('/users/password', renewed, token)],
  ['the end of other sessions', () => api.delete('/users/sessions', token)],
  ['the request of the erasure', () => zelie.askForErasure()],
  ['a copy of all data', () => api.get('/users/personal-data', token)],
  ['a message', () => api.post('/contact', message, token)],
  ['a reset', () => api.post('/auth/password/reset', { email: zelie.emailAddress })],
  ['an order on account', () => api.post('/purchase/createDeferredPayment', choice, token)],
  ['a sign-in', () => api.login(zelie.emailAddress, password)],
  ['a refresh', async () => api.refresh((await api.login(zelie.emailAddress, password)).data.refresh_token)],
])('%s during the erasure of its account is done or refused, and nothing fails', async (_, write) => {
  const { db } = api.database;
  const [customer] = await db.select().from(customers).where(own());

  const early = [write(), write(), write()];
  const erasing = eraseCustomer(db, customer?.id ?? '');
  const answers = await Promise.all([...early, write(), write(), write()]);

  expect(await erasing).toMatchObject({ outcome: 'erased' });
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await db.$count(customers, own())).toBe(0);
});
