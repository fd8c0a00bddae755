import { eq, like } from 'drizzle-orm';
import { customers, mails } from '../database/schema';
import { api } from '../testing/api';
import { mailsOf } from '../testing/test-buyer';
import { KnownPerson } from './testing/known-person';

const day = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await api.forgetPurchases();
  await api.database.db.delete(mails);
  await api.database.db.delete(customers).where(like(customers.emailAddress, '%@quintrec.example'));
});

const accountOf = ({ emailAddress }: KnownPerson) => eq(customers.emailAddress, emailAddress);
const hasAccount = async (person: KnownPerson) =>
  (await api.database.db.$count(customers, accountOf(person))) === 1;

describe('a customer who requests the erasure of the account', () => {
  it('loses the account after fourteen days, and no other customer does', async () => {
    const [zelie, yann] = [await KnownPerson.register(api), await KnownPerson.register(api, 'yann')];
    const { data } = await zelie.askForErasure();

    await api.later({ days: 13, hours: 23, minutes: 59 });
    await api.cleanUp();
    const before = await hasAccount(zelie);
    await api.later({ minutes: 2 });
    await api.cleanUp();

    expect(Date.parse(data.erasedFrom ?? '') - Date.parse(data.requestedAt ?? '')).toBe(14 * day);
    expect([before, await hasAccount(zelie), await hasAccount(yann)]).toEqual([true, false, true]);
  });

  it('does not lose the account after withdrawing on the last day, and can request again', async () => {
    const zelie = await KnownPerson.register(api);
    await zelie.askForErasure();
    await api.later({ days: 13, hours: 23, minutes: 59 });

    const { data } = await api.delete('/users/deletion-request', zelie.buyer.token);
    const again = await zelie.askForErasure();
    await api.delete('/users/deletion-request', zelie.buyer.token);
    await api.later({ days: 15 });
    await api.cleanUp();

    expect(data).toEqual({ requestedAt: null, erasedFrom: null });
    expect(again.data.requestedAt).not.toBeNull();
    expect(await hasAccount(zelie)).toBe(true);
  });

  it('gets the date of the first request and one email when requesting often with the right password', async () => {
    const zelie = await KnownPerson.register(api);
    const first = await zelie.askForErasure();

    for (let attempt = 0; attempt < 11; attempt += 1)
      expect((await zelie.askForErasure()).data).toEqual(first.data);
    for (const recipient of [zelie.emailAddress, api.environment.company.email])
      expect(await mailsOf(api, 'suppression', recipient)).toHaveLength(1);
  });

  it('is refused with a wrong password, and no request is stored', async () => {
    const zelie = await KnownPerson.register(api);

    const refused = await zelie.askForErasure('Brosse-à-reluire-1987');

    expect(refused.status).toBe(403);
    const stored = await api.get('/users/deletion-request', zelie.buyer.token);
    expect(stored.data).toEqual({ requestedAt: null, erasedFrom: null });
  });
});
