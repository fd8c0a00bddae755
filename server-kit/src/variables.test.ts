import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { temporaryFolder } from '../../tests/kit/temporary-folder';
import { apiVariables, readVariables, shellVariables, withSecretFiles } from './variables';

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
