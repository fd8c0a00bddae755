import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { temporaryFolder } from '../../tests/kit/temporary-folder';
import { check, printChecks, Unchecked } from './doctor-checks';
import { networkOf } from './networks';
import { isOperator } from './operators';
import { endProcess } from './shutdown';
import { listening } from './start-error';
import { apiVariables, readVariables, shellVariables, withSecretFiles } from './variables';

it.each([
  ['EADDRINUSE', /^Le port 80 est déjà pris : .* SHELL_PORT\.$/],
  ['EACCES', /^Le port 80 est réservé au système : .* SHELL_PORT\.$/],
  ['ENOTFOUND', /^HOST=nope n’est pas une adresse de cette machine\.$/],
])('the error %s of a server that cannot listen names the variable to change', async (code, message) => {
  const error = Object.assign(new Error('listen'), { code });

  const started = listening(Promise.reject(error), { host: 'nope', port: 80 }, ['HOST', 'SHELL_PORT']);

  await expect(started).rejects.toThrow(message);
});

it('another error of a server that cannot listen is thrown as it is', async () => {
  const error = Object.assign(new Error('listen'), { code: 'EMFILE' });
  const started = listening(Promise.reject(error), { host: 'nope', port: 80 }, ['HOST', 'SHELL_PORT']);

  await expect(started).rejects.toBe(error);
});

it.each([
  ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['[::ffff:c000:201]:80', '192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', 'unknown', 'unknown'],
  ['', '', ''],
])('the address %p belongs to the line %s and the site %s', (address, line, site) => {
  expect(networkOf(address)).toEqual({ line, site });
});

const elsewhere = '203.0.113.7';
const basic = (key: string) => `Basic ${Buffer.from(`anyone:${key}`).toString('base64')}`;

it.each([
  ['from this machine', '127.0.0.1', {}, null, true],
  ['from this machine by IPv6', '::1', {}, null, true],
  ['forwarded by a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': elsewhere }, null, false],
  ['without an address', undefined, {}, null, false],
  ['from another machine without a key', elsewhere, {}, 'key', false],
  ['from another machine if no key is configured', elsewhere, { authorization: 'Bearer ' }, null, false],
  ['with the key as bearer', elsewhere, { authorization: 'Bearer key' }, 'key', true],
  ['with the key as a password', elsewhere, { authorization: basic('key') }, 'key', true],
  ['with another key', elsewhere, { authorization: basic('kex') }, 'key', false],
  ['with the key in another scheme', elsewhere, { authorization: 'Digest key' }, 'key', false],
])('a request %s (%#) is recognized as an operator’s or not', (_, remoteAddress, headers, key, expected) => {
  expect(isOperator({ socket: { remoteAddress }, headers }, key)).toBe(expected);
});

it('the process exits after 10 s even if a response hangs', () => {
  jest.useFakeTimers();
  const exit = jest.spyOn(process, 'exit').mockImplementation();

  void endProcess({ close: () => new Promise(() => undefined) });
  jest.advanceTimersByTime(9_999);
  expect(exit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);

  expect(exit).toHaveBeenCalledWith(1);
  jest.useRealTimers();
});

const folder = temporaryFolder();
const file = join(folder, 'status');
writeFileSync(file, ' a key with spaces \n');
const key = 'k'.repeat(32);

it('a secret is read from its file without the final line break, and other variables are unchanged', () => {
  expect(withSecretFiles({ STATUS_KEY_FILE: file, HOST: '::', LOG_FILE: file })).toEqual({
    STATUS_KEY: ' a key with spaces ',
    HOST: '::',
    LOG_FILE: file,
  });
});

it.each([
  ['missing', { JWT_SECRET_FILE: join(folder, 'none') }, /^JWT_SECRET_FILE : .* \(ENOENT\)\.$/],
  ['a folder', { SMTP_URL_FILE: folder }, /^SMTP_URL_FILE : .* \(EISDIR\)\.$/],
  ['set beside a value', { STATUS_KEY: 'k', STATUS_KEY_FILE: file }, /^STATUS_KEY et STATUS_KEY_FILE : /],
])('a secret file that is %s is refused with the name of its variable', (_what, variables, message) => {
  expect(() => withSecretFiles(variables)).toThrow(message);
});

it('variables are read by their kind; an empty one, and an intended absence, count as not set', () => {
  const given = {
    API_PORT: '0',
    DATABASE_POOL: '',
    DATABASE_URL: 'none',
    DATABASE_NAMED_STATEMENTS: 'off',
    FEED_KEYS: ` ${key}, ${key}`,
    UNKNOWN: 'x',
  };

  expect(readVariables(apiVariables, given)).toEqual({
    ...readVariables(apiVariables, {}),
    API_PORT: 0,
    DATABASE_POOL: 10,
    DATABASE_NAMED_STATEMENTS: false,
    FEED_KEYS: [key, key],
  });
});

it.each([
  ['API_PORT', '70000', /^API_PORT=70000 n’est pas un nombre entier de 0 à 65535\.$/],
  ['DATABASE_POOL', '0.5', /^DATABASE_POOL=0\.5 .* de 1 à 1000\.$/],
  ['DRAIN_MS', '-1', /^DRAIN_MS=-1 .* de 0 à 600000\.$/],
  ['HOST', 'nope', /^HOST=nope n’est pas une adresse IP/],
  ['LOG_LEVEL', 'verbose', /^LOG_LEVEL=verbose .* : fatal, error, warn, info, debug, trace, silent\.$/],
  ['TRUSTED_PROXIES', 'nginx', /^TRUSTED_PROXIES=nginx n’est pas une liste d’adresses IP/],
  ['TRUSTED_PROXIES', '10.0.0.0/33', /^TRUSTED_PROXIES=/],
  ['TRUSTED_PROXIES', '0.0.0.0/0', /^TRUSTED_PROXIES=/],
  ['TRUSTED_PROXIES', '127.0.0.1,', /^TRUSTED_PROXIES=/],
  ['DATABASE_URL', 'localhost:5432/shop', /^DATABASE_URL : une adresse comme postgres:\/\//],
  ['DATABASE_READ_URL', 'postgres://u:p#x@host/shop', /^DATABASE_READ_URL : une adresse [^#]*#[^#]*$/],
  ['SMTP_URL', 'smtp:mail.example', /^SMTP_URL : une adresse comme smtps:\/\//],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', /^OTEL_EXPORTER_OTLP_ENDPOINT=collector:4318 : une/],
  ['JWT_SECRET', 'short', /^JWT_SECRET compte moins de 32 caractères/],
  ['FEED_KEYS', `${key},short`, /^FEED_KEYS a une clé de moins de 32 caractères\.$/],
])('%s=%s is refused in one line, without the value of a secret', (name, value, line) => {
  expect(() => readVariables(apiVariables, { [name]: value })).toThrow(line);
});

it('every unusable variable has its line', () => {
  const given = { HOST: 'nope', LOG_LEVEL: 'verbose', SMTP_URL: 'smtp://mail.example' };

  expect(() => readVariables(apiVariables, given)).toThrow(/^HOST=nope .*\.\nLOG_LEVEL=verbose .*\.$/);
});

it.each(['127.0.0.1', '::1, fd00::/8', '10.0.0.0/8,172.31.86.2', 'loopback'])(
  'the proxies %s are accepted, and a server starts with them',
  (list) => {
    const { TRUSTED_PROXIES } = readVariables(shellVariables, { TRUSTED_PROXIES: list });

    expect(() => fastify({ trustProxy: `${TRUSTED_PROXIES}` })).not.toThrow();
  },
);

const failing = (error: Error) => () => {
  throw error;
};
const good = () => check('port', 'freeit', () => undefined);
const unchecked = () => check('dns', 'ask', failing(new Unchecked('no resolver')));
const bad = () => check('JWT_SECRET', 'set it', failing(new Error('manque')));

afterEach(() => {
  process.exitCode = undefined;
});

const skipped = 'bon          port\nnon vérifié  dns   no resolver → ask\n';
const fault = 'bon          port\nFAUTE        JWT_SECRET  manque → set it\n';

it.each([
  ['succeeded or could not run', [good, unchecked], undefined, skipped],
  ['failed', [good, bad], 1, fault],
])('checks that %s are printed in a table, and set the exit code', async (_, checks, code, table) => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);

  printChecks(await Promise.all(checks.map((each) => each())));
  const { calls } = write.mock;
  const printed = calls.map(([line]) => line).join('');
  write.mockRestore();

  expect(printed).toBe(table);
  expect(process.exitCode).toBe(code);
});
