import { TestApi } from '../testing/test-api';
import { elsewhere, home, statuses, times, triesAt } from '../testing/tries';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open({ trustedProxies: '127.0.0.1' });
});
afterAll(() => api.close());
// Each test begins without earlier attempts.
beforeEach(async () => {
  await api.database.sql.query({ text: 'delete from throttles' });
});

const { reset, spend, markOf } = triesAt(() => api);

describe('reset requests', () => {
  const email = 'karim@hotel-lumiere.example';

  it('for one account are limited to three an hour from all networks together', async () => {
    const three = await times(3, (index) => reset(email, { from: `192.0.2.${index}` }));
    const fourth = await reset(email, { from: home });
    await api.later({ minutes: 59 });
    const before = await reset(email, { from: home });
    await api.later({ minutes: 2 });
    const after = await reset(email, { from: home });

    expect(statuses(three)).toEqual([200]);
    expect([fourth.status, before.status, after.status]).toEqual([429, 429, 200]);
    expect((await reset('lea@copro-gestion.example', { from: home })).status).toBe(200);
  });

  it('of others do not use up those of a device that the customer has signed in with', async () => {
    const marks = [await markOf('karim')];
    await times(4, () => reset(email, { from: home }));
    await spend('messagesPerIp', 96, home);

    const own = await times(3, () => reset(email, { from: home, marks }));

    expect((await reset('lea@copro-gestion.example', { from: home })).status).toBe(429);
    expect(statuses(own)).toEqual([200]);
    expect((await reset(email, { from: home, marks })).status).toBe(429);
  });

  it.each([
    ['one address', () => elsewhere],
    ['addresses of one /64', (index: number) => `2001:db8:1:2::${index.toString(16)}`],
  ])('are limited to a hundred from %s', async (_, from) => {
    await Promise.all(Array.from({ length: 98 }, (_, index) => spend('messagesPerIp', 1, from(index))));

    const tried = await times(2, (index) => reset(`nobody-${index}@x.example`, { from: from(100 + index) }));

    expect(statuses(tried)).toEqual([404]);
    expect((await reset('nobody@x.example', { from: from(200) })).status).toBe(429);
    expect((await reset('nobody@x.example', { from: home })).status).toBe(404);
  });

  it('are limited to four hundred from one /48', async () => {
    const line = (index: number) => `2001:db8:1:${index}::1`;
    await Promise.all(Array.from({ length: 8 }, (_, index) => spend('messagesPerIp', 50, line(index))));

    expect((await reset('nobody@x.example', { from: '2001:db8:1:9::1' })).status).toBe(429);
    expect((await reset('nobody@x.example', { from: '2001:db8:2:9::1' })).status).toBe(404);
  });
});
