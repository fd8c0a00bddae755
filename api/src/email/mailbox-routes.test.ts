import { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open();
});
afterAll(() => api.close());

describe('the mailbox', () => {
  it('is there only where the environment says so', async () => {
    const other = await TestApi.open({ beside: api, settings: { mailbox: false } });

    expect((await other.get('/dev/mailbox')).status).toBe(404);
    expect((await api.get('/dev/mailbox')).status).toBe(200);
    await other.close();
  });
});
