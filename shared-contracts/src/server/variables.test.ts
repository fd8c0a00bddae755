/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readServerSettings, wholeNumber, withSecretFiles } from './variables';

const folder = mkdtempSync(join(tmpdir(), 'boutique-secrets-'));
const file = join(folder, 'status');
writeFileSync(file, ' a key with spaces \n');
afterAll(() => rmSync(folder, { recursive: true }));

it('a secret is read from its file without the final line break, and other variables are unchanged', () => {
  expect(withSecretFiles({ STATUS_KEY_FILE: file, HOST: '::', LOG_FILE: file })).toEqual({
    STATUS_KEY: ' a key with spaces ',
    HOST: '::',
    LOG_FILE: file,
  });
});

it.each([
  [
    'missing',
    { JWT_SECRET_FILE: join(folder, 'none') },
    /^JWT_SECRET_FILE : .*none ne peut pas être lu \(ENOENT\)\.$/,
  ],
  ['a folder', { SMTP_URL_FILE: folder }, /^SMTP_URL_FILE : .* \(EISDIR\)\.$/],
  [
    'set in addition to a value',
    { STATUS_KEY: 'k', STATUS_KEY_FILE: file },
    /^STATUS_KEY et STATUS_KEY_FILE : /,
  ],
])('a secret file that is %s is refused with the name of its variable', (_what, variables, message) => {
  expect(() => withSecretFiles(variables)).toThrow(message);
});

it('a numeric variable is a whole number in its range, its default if empty, and otherwise refused', () => {
  const read = (PORT?: string) => wholeNumber({ PORT }, 'PORT', 3000, 0, 65_535);

  expect([read(), read(''), read('0'), read('65535')]).toEqual([3000, 3000, 0, 65_535]);
  for (const text of ['-1', '65536', '0.5', 'x'])
    expect(() => read(text)).toThrow(`PORT=${text} n’est pas un nombre entier de 0 à 65535`);
});

it('the settings of a server are read from its variables, with defaults', () => {
  expect(readServerSettings({}, 'API_METRICS_PORT')).toEqual({
    host: '127.0.0.1',
    trustedProxies: undefined,
    drainTime: 0,
    statusKey: null,
    logLevel: 'warn',
    accessLog: false,
    metrics: null,
  });
  const variables = {
    HOST: '::',
    TRUSTED_PROXIES: 'none',
    DRAIN_MS: '5000',
    STATUS_KEY: 'key',
    LOG_LEVEL: 'info',
    ACCESS_LOG: 'on',
    API_METRICS_PORT: '9464',
  };
  expect(readServerSettings(variables, 'API_METRICS_PORT')).toEqual({
    host: '::',
    trustedProxies: undefined,
    drainTime: 5000,
    statusKey: 'key',
    logLevel: 'info',
    accessLog: true,
    metrics: { host: '127.0.0.1', port: 9464 },
  });
});
