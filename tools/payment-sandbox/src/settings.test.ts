import { readSettings } from './settings';

describe('the settings', () => {
  it("default to the provider's public demo credentials and times", () => {
    expect(readSettings({})).toMatchObject({
      port: 4100,
      host: '127.0.0.1',
      shopId: '69876357',
      formTokenLife: 900_000,
      ipnTimeout: 30_000,
      ipnRetryInterval: 900_000,
    });
  });

  it('report an invalid variable by its name, in French', () => {
    expect(() => readSettings({ PAYMENT_SANDBOX_PORT: 'abc' })).toThrow('PAYMENT_SANDBOX_PORT doit être');
  });

  it('accept the interval of notifications in seconds', () => {
    expect(readSettings({ SANDBOX_IPN_RETRY_SECONDS: '3' }).ipnRetryInterval).toBe(3000);
  });
});
