import { join } from 'node:path';
import { demoKeys } from './checkout/payment-settings';
import { lacking } from './production-checks';
import { readSettings, type Settings } from './settings';

const root = join(__dirname, '../..');
const servers = { SMTP_URL: 'smtp://mail.example', DATABASE_URL: 'postgres://h/d', TRUSTED_PROXIES: 'none' };
const keys = { PAYMENT_PASSWORD: 'testpassword_x', PAYMENT_HMAC_KEY: 'k' };

/** Returns the settings of a shop with public URLs and a payment key of its own. */
function settings(variables: Record<string, string> = {}): Settings {
  const { environment, ...rest } = readSettings({ SHOP_ENV: 'staging', ...servers, ...variables }, root);
  const payment = { ...environment.payment, publicKey: '12345678:testpublickey_x' };
  return { ...rest, environment: { ...environment, payment } };
}
/** Returns the variables and fields that are lacking. */
const names = (given: Settings, variables = keys) =>
  lacking(given, variables).map((line) => line.split(' ')[0]);

it('what a public API lacks is nothing with all variables set, or with shop and API on this machine', () => {
  expect(names(settings())).toEqual([]);
  expect(lacking(readSettings({}, root), {})).toEqual([]);
});

it.each(['SMTP_URL', 'DATABASE_URL', 'TRUSTED_PROXIES'])(
  'what a public API lacks is %s when the variable is empty, but not when it is none',
  (name) => {
    expect(names(settings({ [name]: '' }))).toEqual([name]);
    expect(names(settings({ [name]: 'none' }))).toEqual([]);
  },
);

it('what a public API lacks includes fields of the local environment with a public URL', () => {
  const { environment, ...local } = readSettings(servers, root);
  const given = { ...local, environment: { ...environment, api: { url: 'http://192.0.2.7:3000/' } } };

  expect(names(given)).toEqual(['name', 'settings.mailbox', 'payment.publicKey', 'company']);
});

it('what a public API lacks includes demo keys', () => {
  const demo = { PAYMENT_PASSWORD: demoKeys.password, PAYMENT_HMAC_KEY: demoKeys.hmacKey };

  expect(names(settings(), demo)).toEqual(['PAYMENT_PASSWORD', 'PAYMENT_HMAC_KEY']);
});
