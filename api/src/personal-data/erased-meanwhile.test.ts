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
  await api.sql('update customers set deferred_payment = true');
  await zelie.buyer.fillCart([soap]);
  choice = await zelie.buyer.choice();
});

const newPassword = { currentPassword: password, password: 'une-autre-éponge' };
const message = { ...contactMessage, email: 'zelie@quintrec.example' };

it.each<[string, () => Promise<{ readonly status: number }>]>([
  ['adding an address', () => api.post('/users/addresses', address, token)],
  ['changing the profile', () => api.patch('/users/profile', { firstName: 'Zoé' }, token)],
  ['changing the cart', () => api.post('/cart/add', [{ ...soap, quantity: 7 }], token)],
  ['changing the password', () => api.post('/users/password', newPassword, token)],
  ['revoking other sessions', () => api.delete('/users/sessions', token)],
  ['requesting the erasure', () => zelie.askForErasure()],
  ['exporting all data', () => api.get('/users/personal-data', token)],
  ['sending a message', () => api.post('/contact', message, token)],
  ['requesting a password reset', () => api.post('/auth/password/reset', { email: zelie.emailAddress })],
  ['ordering on account', () => api.post('/purchase/createDeferredPayment', choice, token)],
  ['signing in', () => api.login(zelie.emailAddress, password)],
  ['a refresh', async () => api.refresh((await api.login(zelie.emailAddress, password)).data.refresh_token)],
])('%s during the erasure of the account causes no server error and does not stop it', async (_, write) => {
  const { db } = api.database;
  const [customer] = await db.select().from(customers).where(own());

  const early = [write(), write(), write()];
  const erasing = eraseCustomer(db, customer?.id ?? '');
  const responses = await Promise.all([...early, write(), write(), write()]);

  expect(await erasing).toMatchObject({ outcome: 'erased' });
  expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await db.$count(customers, own())).toBe(0);
});
