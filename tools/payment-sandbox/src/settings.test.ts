import { readSettings } from './settings';

it('the settings report an invalid variable by its name, in French', () => {
  expect(() => readSettings({ PAYMENT_SANDBOX_PORT: 'abc' })).toThrow('PAYMENT_SANDBOX_PORT doit être');
});

it('the settings accept the interval of notifications in seconds', () => {
  expect(readSettings({ SANDBOX_IPN_RETRY_SECONDS: '3' }).ipnRetryInterval).toBe(3000);
});
