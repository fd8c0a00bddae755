import { enqueueMail } from '../email/outbox';
import { api, openWith } from '../testing/api';
import { karim } from '../testing/buyers';
import { contactMessage } from '../testing/forms';
import { notify, soap } from '../testing/test-buyer';
import { type Figures, readFigures } from './health-routes';

let queries = 0;
let draining = false;
openWith({
  queries: { logQuery: () => (queries += 1) },
  statusKey: 'clef-de-supervision',
  isDraining: () => draining,
});
beforeEach(() => api.sql('delete from mails'));

const health = async () => (await api.get<Figures>('/health')).data;

describe('the health of the API', () => {
  it('has the numbers of emails and payments, read with a single query', async () => {
    queries = 0;

    expect(await health()).toMatchObject({
      status: 'ok',
      mails: { waiting: 0, oldestSeconds: 0, refused: 0 },
      payments: { pending: 3, late: 0, second: 0, contradicted: 0 },
    });
    expect(queries).toBe(1);
  });

  it('has the number and age of waiting emails, and the number of permanently refused ones', async () => {
    await api.post('/auth/password/reset', { email: 'karim@hotel-lumiere.example' });
    await api.sql('update mails set refused_at = now()');
    await api.post('/contact', contactMessage);
    await api.later({ hours: 2 });
    await api.post('/contact', contactMessage);
    const waiting = await health();

    await api.sendMails();

    expect(waiting.mails).toMatchObject({ waiting: 4, refused: 1 });
    expect(Math.round(waiting.mails.oldestSeconds / 60)).toBe(120);
    expect((await health()).mails).toMatchObject({ waiting: 0, oldestSeconds: 0 });
  });

  it('has the payments that need a decision, even after their emails are sent', async () => {
    const { orderId } = await karim.openFormFor([soap]);
    await karim.validate(orderId, { uuid: 'first' });
    await notify(api, api.provider.notification(api.provider.answer(orderId, { uuid: 'second' })));
    const { orderId: other } = await karim.openFormFor([soap]);
    for (const id of [orderId, other])
      await enqueueMail(api.database.db, { kind: 'late-payment', customerId: null, orderId: id });
    await api.sendMails();

    expect((await health()).payments).toEqual({ pending: 4, late: 2, second: 1, contradicted: 0 });
  });

  it('has numbers for another machine only with the key', async () => {
    const from = '203.0.113.7';
    const headers = (key: string) => ({ authorization: `Bearer ${key}` });

    for (const each of [{ from }, { from, headers: headers('autre') }])
      expect((await api.call('GET', '/health', each)).data).toEqual({ status: 'ok', version: '0.0.0' });
    const { data } = await api.call('GET', '/health', { from, headers: headers('clef-de-supervision') });
    expect(data).toHaveProperty('payments.late', 0);
  });
});

it('a call is refused with 503 and a time to retry while the database does not respond, and served after that', async () => {
  const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  jest.spyOn(api.database.db, 'execute').mockRejectedValueOnce(away);

  const refused = await api.get('/health');

  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
  expect(refused.data).toEqual({
    code: 'unavailable',
    message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  });
  expect((await api.get('/health')).status).toBe(200);
});

it('the numbers of the API cannot be read from a read-only database, which accepts no order', async () => {
  const reading = api.database.db.transaction(async (tx) => readFigures({ db: tx, replica: undefined }), {
    accessMode: 'read only',
  });

  await expect(reading).rejects.toMatchObject({ cause: { code: '25006' } });
});

describe('the readiness of the API', () => {
  const ask = async (path: string) => {
    const { status, data, headers } = await api.get<string>(path);
    return [status, data, headers.connection];
  };
  afterEach(() => {
    draining = false;
  });

  it('is false after the signal to stop, and responses then close their connections', async () => {
    const before = await ask('/ready');
    draining = true;

    expect(before).toEqual([200, 'ready', 'keep-alive']);
    expect(await ask('/ready')).toEqual([503, 'draining', 'close']);
    expect(await ask('/live')).toEqual([200, 'live', 'close']);
  });

  it('is false while the database does not respond', async () => {
    jest.spyOn(api.database.sql, 'query').mockRejectedValue(new Error('away'));

    expect(await ask('/ready')).toEqual([503, 'away', 'keep-alive']);
    expect(await ask('/live')).toEqual([200, 'live', 'keep-alive']);
  });
});
