import { readSettings } from './settings';

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
