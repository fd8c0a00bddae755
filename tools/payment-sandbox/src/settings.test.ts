import { readSettings } from './settings';

it('the settings accept an interval of notifications in seconds, and report an invalid variable by its name', () => {
  expect(() => readSettings({ PAYMENT_SANDBOX_PORT: 'abc' })).toThrow('PAYMENT_SANDBOX_PORT doit être');
  expect(readSettings({ SANDBOX_IPN_RETRY_SECONDS: '3' }).ipnRetryInterval).toBe(3000);
});
