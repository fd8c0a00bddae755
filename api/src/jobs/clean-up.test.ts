import type { PgTable } from 'drizzle-orm/pg-core';
import { demoPassword } from '../../seed/customers-and-orders';
import { catalogueVersionIn } from '../catalogue/catalogue-version';
import { idempotentAnswers, linkTokens, mails, refreshTokens, sessions, throttles } from '../database/schema';
import { api } from '../testing/api';
import { address, contactMessage } from '../testing/forms';
import type { Duration } from '../testing/test-api-options';
import { soap, TestBuyer } from '../testing/test-buyer';

beforeEach(async () => {
  const { db } = api.database;
  for (const table of [sessions, linkTokens, throttles, idempotentAnswers, mails]) await db.delete(table);
});

const signIn = () => api.signIn('karim', demoPassword, true);

async function signOut(): Promise<void> {
  const { refresh_token } = await signIn();
  await api.call('POST', '/auth/logout', { token: refresh_token });
}

async function refreshTwice(): Promise<void> {
  const { refresh_token } = await signIn();
  const { data } = await api.refresh(refresh_token);
  await api.refresh(data.refresh_token ?? '');
  // The session itself does not expire.
  await api.sql("update sessions set expires_at = '2100-01-01'");
}

async function addAddress(): Promise<void> {
  const call = {
    token: (await signIn()).access_token,
    body: address,
    headers: { 'idempotency-key': 'once' },
  };
  await api.call('POST', '/users/addresses', call);
}

async function requestReset(): Promise<void> {
  await api.post('/auth/password/reset', { email: 'karim@hotel-lumiere.example' });
  await api.sendMails();
}

async function requestRefusedReset(): Promise<void> {
  await api.post('/auth/password/reset', { email: 'karim@hotel-lumiere.example' });
  await api.sql('update mails set refused_at = now()');
}

const wrongPassword = () => api.login('unknown', 'faux');
/** Runs the job; returns the remaining rows of a table. */
async function cleanUp(table: PgTable = mails, signal?: AbortSignal): Promise<number> {
  await api.cleanUp(signal);
  return api.database.db.$count(table);
}

describe('the clean-up', () => {
  it('merges the changes of the catalogue into one row, which has the same version', async () => {
    await api.sql('insert into catalogue_changes values (1), (1)');
    const version = await catalogueVersionIn(api.database.sql)();

    await api.cleanUp();

    expect(await api.sql('select from catalogue_changes')).toHaveLength(1);
    expect(await catalogueVersionIn(api.database.sql)()).toBe(version);
  });

  it.each<[string, () => Promise<unknown>, PgTable, Duration, Duration, number]>([
    ['a session', signIn, sessions, { days: 60, hours: 23 }, { hours: 2 }, 0],
    ['a revoked session', signOut, sessions, { hours: 23 }, { hours: 2 }, 0],
    ['a used refresh token', refreshTwice, refreshTokens, { days: 29 }, { days: 2 }, 2],
    ['an emailed link', requestReset, linkTokens, { hours: 24 }, { hours: 2 }, 0],
    ['the counters of wrong passwords', wrongPassword, throttles, { minutes: 14 }, { minutes: 2 }, 0],
    ['the response to a write', addAddress, idempotentAnswers, { hours: 47 }, { hours: 2 }, 0],
    ['a sent email', requestReset, mails, { days: 29 }, { days: 2 }, 0],
    ['a permanently refused email', requestRefusedReset, mails, { days: 29 }, { days: 2 }, 0],
  ])('deletes %s after its retention and not before', async (_, create, table, early, rest, remaining) => {
    await create();
    const stored = await api.database.db.$count(table);

    await api.later(early);
    const countEarly = await cleanUp(table);
    await api.later(rest);

    expect(countEarly).toBe(stored);
    expect(countEarly).toBeGreaterThan(remaining);
    expect(await cleanUp(table)).toBe(remaining);
  });

  it('deletes nothing more when its process stops', async () => {
    await requestReset();
    await api.later({ days: 60 });

    expect(await cleanUp(mails, AbortSignal.abort())).toBe(1);
  });

  it('does not delete unsent emails', async () => {
    await api.post('/contact', contactMessage);
    await api.later({ days: 90 });

    expect(await cleanUp()).toBe(2);
  });

  it('does not delete emails about orders, so that no event is emailed twice', async () => {
    const karim = await TestBuyer.signIn(api, 'karim');
    await karim.buy([soap]);
    await api.sendMails();
    await api.later({ days: 90 });

    expect(await cleanUp()).toBe(2);
  });
});
