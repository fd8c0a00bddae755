import { eq, inArray } from 'drizzle-orm';
import { customers, mails, orders } from '../database/schema';
import { parisDay } from '../paris-time';
import { api } from '../testing/api';
import { contactMessage, newcomer } from '../testing/forms';
import type { Duration } from '../testing/test-api-options';
import { mailsOf } from '../testing/test-buyer';
import { KnownPerson } from './testing/known-person';

beforeEach(async () => {
  await api.database.db.delete(mails).where(eq(mails.kind, 'contact'));
  await api.database.db.delete(customers).where(eq(customers.emailAddress, newcomer.emailAddress));
});

const accounts = (emailAddress: string) =>
  api.database.db.$count(customers, eq(customers.emailAddress, emailAddress));
/** Emails that announce the erasure of an unused account. */
const warnings = async ({ emailAddress }: KnownPerson) =>
  (await mailsOf(api, 'pas servi', emailAddress)).length;
const lastSignIn = ({ emailAddress }: KnownPerson, ago: string) =>
  api.sql(`update customers set last_sign_in_at = now() - (${ago}) where email_address = $1`, emailAddress);
const messages = () => api.database.db.$count(mails, eq(mails.kind, 'contact'));

/** Counts rows just before the end of a period and one day after it. */
async function around(period: Duration, count: () => Promise<number>): Promise<[number, number]> {
  await api.later(period);
  await api.cleanUp();
  const before = await count();
  await api.later({ days: 2 });
  await api.cleanUp();
  return [before, await count()];
}

describe('retention', () => {
  it.each([
    ['that was sent', true],
    ['that was never accepted', false],
  ])('deletes a contact message %s after three years', async (_, sent) => {
    await api.post('/contact', contactMessage);
    if (sent) await api.sendMails();

    expect(await around({ days: 3 * 365 - 1 }, messages)).toEqual([1, 0]);
  });

  it('deletes an unverified account after thirty days, so that its address can be registered again', async () => {
    await api.post('/auth/register', newcomer);
    const { status: taken } = await api.post('/auth/register', newcomer);

    const counts = await around({ days: 29 }, () => accounts(newcomer.emailAddress));

    expect(taken).toBe(409);
    expect(counts).toEqual([1, 0]);
    expect((await api.post('/auth/register', newcomer)).status).toBe(201);
  });

  it('does not delete an unverified account with a valid link', async () => {
    await api.post('/auth/register', newcomer);
    await api.sendMails();
    await api.later({ days: 31 });
    await api.login(newcomer.emailAddress, newcomer.password);
    const token = await api.mailedToken(newcomer.emailAddress);

    await api.cleanUp();

    expect((await api.post(`/auth/verify?token=${token}`, undefined)).status).toBe(200);
  });

  it('erases the other accounts when one erasure fails, and reports the failure', async () => {
    const { db } = api.database;
    const emails = ['un@petit.example', 'deux@petit.example'];
    const [failing = '', other = ''] = emails;
    for (const emailAddress of emails) await api.post('/auth/register', { ...newcomer, emailAddress });
    const requested = { deletionRequestedAt: new Date(0), emailVerifiedAt: new Date() };
    await db.update(customers).set(requested).where(inArray(customers.emailAddress, emails));
    await api.sql(
      "alter table mails add constraint fails check (content ->> 'emailAddress' <> 'un@petit.example') not valid",
    );

    await expect(api.cleanUp()).rejects.toThrow(/^1 of \d+ works failed$/);

    await api.sql('alter table mails drop constraint fails');
    expect([await accounts(failing), await accounts(other)]).toEqual([1, 0]);
  });

  it('erases an account a month after warning that it was unused for three years, and keeps its sales', async () => {
    const yann = await KnownPerson.register(api, 'yann');
    const orderId = await yann.paidOrder();
    await lastSignIn(yann, "interval '3 years' - interval '31 days'");
    const states: string[] = [];

    for (const days of [0, 2, 29, 2]) {
      await api.later({ days });
      await api.cleanUp();
      states.push(`${await warnings(yann)} warnings, ${await accounts(yann.emailAddress)} accounts`);
    }

    const warned = '1 warnings, 1 accounts';
    expect(states).toEqual(['0 warnings, 1 accounts', warned, warned, '1 warnings, 0 accounts']);
    const [sale] = await api.database.db.select().from(orders).where(eq(orders.id, orderId));
    expect(sale).toMatchObject({ customerId: null, buyer: { lastName: 'Quintrec' } });
  });

  it('keeps a warned account whose customer signs in', async () => {
    const luc = await KnownPerson.register(api, 'luc');
    await lastSignIn(luc, "interval '4 years'");
    await api.cleanUp();
    const sent = await warnings(luc);

    await api.login(luc.emailAddress, KnownPerson.password);
    await api.later({ days: 32 });
    await api.cleanUp();

    expect([sent, await accounts(luc.emailAddress)]).toEqual([1, 1]);
  });

  it('does not delete an unverified account with orders', async () => {
    const zelie = await KnownPerson.register(api);
    await zelie.paidOrder();
    await api.sql(
      'update customers set email_verified_at = null where email_address = $1',
      zelie.emailAddress,
    );

    expect(await around({ days: 60 }, () => accounts(zelie.emailAddress))).toEqual([1, 1]);
  });

  it('anonymises an order ten years after the end of its year', async () => {
    const camille = await api.profile(await api.tokenOf('camille'));
    const { db } = api.database;
    const own = eq(orders.customerId, camille.data.id);
    const year = Number(parisDay(new Date()).slice(0, 4));
    // First second of a year and last second of the year before, in Paris time.
    const young = new Date(`${year - 11}-12-31T23:00:00Z`);
    const old = new Date(`${year - 11}-12-31T22:59:59Z`);
    const [first, second] = await db.select().from(orders).where(own);
    if (!first || !second) throw new Error('camille has too few orders');
    await db.update(orders).set({ createdAt: young }).where(eq(orders.id, first.id));
    await db.update(orders).set({ createdAt: old }).where(eq(orders.id, second.id));

    await api.cleanUp();

    const after = await db.select().from(orders);
    const [unchanged, anonymous] = [first, second].map(({ id }) => after.find((order) => order.id === id));
    expect(unchanged).toMatchObject({ customerId: camille.data.id, billing: first.billing });
    expect(first.billing.fullName).not.toBe('');
    expect(anonymous).toMatchObject({ customerId: null, buyer: null, amountCents: second.amountCents });
    expect(anonymous?.billing).toMatchObject({ fullName: '', country: 'FR' });
  });
});
