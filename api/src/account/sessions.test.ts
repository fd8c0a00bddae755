import type { Tokens } from 'shared-contracts/api/auth';
import { demoPassword } from '../../seed/customers';
import { onEachDatabase } from '../testing/databases';
import { type Duration, TestApi } from '../testing/test-api';

onEachDatabase(() => {
  /** Database and server go on as ever while the clock of the process is moved. */
  const allButDate: FakeableAPI[] = [
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
    'setInterval',
    'clearInterval',
    'setTimeout',
    'clearTimeout',
  ];

  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.open();
  });
  afterAll(() => api.close());

  describe('a customer whose session goes on', () => {
    it('gets a new pair, and the new refresh token goes on', async () => {
      const first = await api.signIn('camille');

      const second = await api.refresh(first.refresh_token);

      expect(second.data.refresh_token).not.toBe(first.refresh_token);
      expect((await api.refresh(second.data.refresh_token ?? '')).status).toBe(200);
      expect((await api.profile(second.data.access_token)).status).toBe(200);
    });

    it('may refresh from two tabs at once', async () => {
      const { refresh_token } = await api.signIn('camille');

      const answers = await Promise.all([api.refresh(refresh_token), api.refresh(refresh_token)]);

      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    });

    it('loses the whole session when an old token comes back later', async () => {
      const first = await api.signIn('camille');
      const second = await api.refresh(first.refresh_token);
      await api.later({ seconds: 31 });

      const replayed = await api.refresh(first.refresh_token);

      expect(replayed.status).toBe(401);
      expect((await api.refresh(second.data.refresh_token ?? '')).status).toBe(401);
    });

    it('ends it on signing out', async () => {
      const { refresh_token } = await api.signIn('camille');

      const { status } = await api.call('POST', '/auth/logout', { token: refresh_token });

      expect(status).toBe(204);
      expect((await api.refresh(refresh_token)).status).toBe(401);
    });
  });

  describe('a customer who comes back', () => {
    const signIn = async (remember: boolean) => {
      const credentials = { username: 'camille', password: demoPassword, _remember_me: remember };
      return (await api.post<Tokens>('/auth/login', credentials)).data;
    };

    it.each<[string, boolean, Duration, Duration]>([
      ['two days', false, { days: 1, hours: 23 }, { days: 2, hours: 1 }],
      ['sixty days, having asked to stay signed in,', true, { days: 59 }, { days: 61 }],
    ])('is still signed in within %s, and not after', async (_, remember, within, after) => {
      const soon = await signIn(remember);
      await api.later(within);
      const welcome = await api.refresh(soon.refresh_token);
      const late = await signIn(remember);
      await api.later(after);
      const stranger = await api.refresh(late.refresh_token);

      expect(welcome.status).toBe(200);
      expect(stranger).toMatchObject({ status: 401, data: { code: 'session_over' } });
    });

    it.each<[string, boolean, Duration]>([
      ['every day', false, { days: 1, hours: 12 }],
      ['every other month, having asked to stay signed in,', true, { days: 40 }],
    ])('%s need not sign in again', async (_, remember, pause) => {
      const first = await signIn(remember);
      await api.later(pause);
      const second = await api.refresh(first.refresh_token);
      await api.later(pause);

      const third = await api.refresh(second.data.refresh_token ?? '');

      expect(third.status).toBe(200);
    });
  });

  describe('an access token', () => {
    afterEach(() => jest.useRealTimers());

    it('lets its customer in for a quarter of an hour, and no longer', async () => {
      const token = await api.tokenOf('camille');
      const after = async (minutes: number) => {
        const now = Date.now() + minutes * 60_000;
        jest.useFakeTimers({ now, doNotFake: allButDate });
        return (await api.profile(token)).status;
      };

      const within = await after(14);
      const late = await after(2);

      expect([within, late]).toEqual([200, 401]);
    });
  });
});
