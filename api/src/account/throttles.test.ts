import { demoPassword } from '../../seed/customers';
import { onEachDatabase } from '../testing/databases';
import { TestApi } from '../testing/test-api';

onEachDatabase(() => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.open();
  });
  afterAll(() => api.close());

  const guess = (username: string, password: string) => api.post('/auth/login', { username, password });

  async function guessTenTimes(username: string): Promise<void> {
    for (let attempt = 0; attempt < 10; attempt += 1) await guess(username, 'faux');
  }

  describe('somebody who tries many times', () => {
    it('is stopped after ten wrong passwords, even with the right one, on that account alone', async () => {
      await guessTenTimes('achats');

      const eleventh = await guess('achats', demoPassword);

      expect(eleventh.status).toBe(429);
      expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0);
      expect(eleventh.data.code).toBe('too_many_requests');
      expect((await api.signIn('karim')).access_token).toEqual(expect.any(String));
    });

    it('cannot get round it by another spelling or a forwarded address', async () => {
      await guessTenTimes('camille');

      const { status } = await api.call('POST', '/auth/login', {
        body: { username: 'CAMILLE@nettoyage-durand.example', password: demoPassword },
        headers: { 'x-forwarded-for': '203.0.113.9' },
      });

      expect(status).toBe(429);
    });

    it('may try again when a quarter of an hour has gone by, and not before', async () => {
      await guessTenTimes('lea');

      await api.later({ minutes: 14 });
      const before = await guess('lea', demoPassword);
      await api.later({ minutes: 2 });
      const after = await guess('lea', demoPassword);

      expect(before.status).toBe(429);
      expect(after.status).toBe(200);
    });

    it('gets ten resets for one address', async () => {
      const ask = () => api.post('/auth/password/reset', { email: 'karim@hotel-lumiere.example' });
      for (let attempt = 0; attempt < 10; attempt += 1) expect((await ask()).status).toBe(200);

      expect((await ask()).status).toBe(429);
    });

    it('gets a hundred messages through from one socket address', async () => {
      const ask = (from: string) =>
        api.call('POST', '/auth/password/reset', { body: { email: 'nobody@x.example' }, from });
      const statuses = [];
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const body = { email: `nobody-${attempt}@x.example` };
        statuses.push((await api.call('POST', '/auth/password/reset', { body, from: '192.0.2.1' })).status);
      }

      expect(new Set(statuses)).toEqual(new Set([404]));
      expect((await ask('192.0.2.1')).status).toBe(429);
      expect((await ask('192.0.2.2')).status).toBe(404);
    });
  });
});
