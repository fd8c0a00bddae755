import { readSettings } from './settings';

const names =
  'SHELL_SERVER_PORT SHELL_PORT HOST RENDER_DEADLINE_MS PAGES_KEPT SERVER_RENDERING DATA_DIR SHELL_ASSETS_DIR DRAIN_MS STATUS_KEY SHELL_METRICS_PORT METRICS_HOST ACCESS_LOG VALKEY_URL';

it.each([
  ['missing', {}],
  ['empty', Object.fromEntries(names.split(' ').map((name) => [name, '']))],
])('the default applies to a variable that is %s', (_what, variables) => {
  expect(readSettings(variables, '/shop')).toEqual({
    port: 3000,
    portVariable: 'SHELL_PORT',
    host: '127.0.0.1',
    deadline: 300,
    cachedPages: 2000,
    versionsFolder: '/shop/.data/remotes',
    publishedFolder: null,
    valkeyUrl: null,
    drainTime: 0,
    statusKey: null,
    trustedProxies: undefined,
    logLevel: 'warn',
    accessLog: false,
    metrics: null,
  });
});

it.each([
  ['SHELL_PORT', '3210', { port: 3210 }],
  ['SHELL_SERVER_PORT', '3211', { port: 3211, portVariable: 'SHELL_SERVER_PORT' }],
  ['RENDER_DEADLINE_MS', '500', { deadline: 500 }],
  ['SERVER_RENDERING', 'off', { deadline: null }],
  ['PAGES_KEPT', '1', { cachedPages: 1 }],
  ['DATA_DIR', 'data', { versionsFolder: '/shop/data/remotes' }],
  ['SHELL_ASSETS_DIR', 'published', { publishedFolder: '/shop/published' }],
  ['VALKEY_URL', 'redis://valkey:6379', { valkeyUrl: 'redis://valkey:6379' }],
  ['SHELL_METRICS_PORT', '9464', { metrics: { host: '127.0.0.1', port: 9464 } }],
])('%s=%s sets %j', (name, value, settings) => {
  expect(readSettings({ [name]: value }, '/shop')).toMatchObject(settings);
});

it.each([
  ['RENDER_DEADLINE_MS', 'abc', '1 à 60000'],
  ['PAGES_KEPT', '0', '1 à 100000'],
  ['SHELL_PORT', 'abc', '0 à 65535'],
  ['SHELL_METRICS_PORT', 'abc', '1 à 65535'],
  ['SHELL_SERVER_PORT', '70000', '0 à 65535'],
])('%s=%s is refused with its range', (name, value, range) => {
  expect(() => readSettings({ [name]: value }, '/shop')).toThrow(
    `${name}=${value} n’est pas un nombre entier de ${range}`,
  );
});
