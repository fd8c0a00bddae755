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
    expect(() => readSettings({ PAYMENT_IPN_URL: 'ftp://shop' })).toThrow('PAYMENT_IPN_URL doit être');
  });

  it('take times in seconds', () => {
    expect(readSettings({ SANDBOX_FORM_TOKEN_SECONDS: '3' }).formTokenLife).toBe(3000);
  });
});
