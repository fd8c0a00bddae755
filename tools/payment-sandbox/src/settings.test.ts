import { readSettings } from './settings';

it('an interval of notifications in seconds is read as milliseconds', () => {
  expect(readSettings({ SANDBOX_IPN_RETRY_SECONDS: '3' }).ipnRetryInterval).toBe(3000);
});

it.each(['abc', '70000', '-1', '1.5'])('the port %s is refused with the name of its variable', (port) => {
  expect(() => readSettings({ PAYMENT_SANDBOX_PORT: port })).toThrow(
    `PAYMENT_SANDBOX_PORT doit être un nombre entier entre 0 et 65535 (reçu : ${port}).`,
  );
});
