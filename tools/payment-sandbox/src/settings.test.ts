import { readSettings } from './settings';

describe('the settings', () => {
  it("are the provider's public demo set and its own times when nothing is said", () => {
    expect(readSettings({})).toMatchObject({
      port: 4100,
      host: '127.0.0.1',
      shopId: '69876357',
      formTokenLife: 900_000,
      ipnTimeout: 30_000,
      ipnRetryInterval: 900_000,
    });
  });

  it('name the variable that is wrong, in French', () => {
    expect(() => readSettings({ PAYMENT_SANDBOX_PORT: 'abc' })).toThrow('PAYMENT_SANDBOX_PORT doit être');
  });

  it('take the interval of notifications in seconds', () => {
    expect(readSettings({ SANDBOX_IPN_RETRY_SECONDS: '3' }).ipnRetryInterval).toBe(3000);
  });
});
