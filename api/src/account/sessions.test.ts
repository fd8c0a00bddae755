import { sql } from 'drizzle-orm';
import { TestApi } from '../testing/test-api';

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
    await api.database.db.execute(
      sql`update refresh_tokens set used_at = now() - interval '5 minutes' where used_at is not null`,
    );

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
