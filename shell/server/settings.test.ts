import { readSettings } from './settings';

it('has a value for everything that is not set, or is set to nothing', () => {
  const empty = {
    SHELL_SERVER_PORT: '',
    SHELL_PORT: '',
    HOST: '',
    RENDER_DEADLINE_MS: '',
    PAGES_KEPT: '',
    SERVER_RENDERING: '',
    DATA_DIR: '',
    SHELL_ASSETS_DIR: '',
    DRAIN_MS: '',
    STATUS_KEY: '',
  };

  expect(readSettings(empty, '/shop')).toEqual(readSettings({}, '/shop'));
  expect(readSettings({}, '/shop')).toEqual({
    port: 3000,
    portVariable: 'SHELL_PORT',
    host: '127.0.0.1',
    deadline: 300,
    pagesKept: 2000,
    keptIn: '/shop/.data/remotes',
    publishedIn: null,
    drain: 0,
    statusKey: null,
    trustedProxies: undefined,
    logLevel: 'warn',
  });
});

it('takes what the variables say', () => {
  const variables = {
    SHELL_PORT: '3210',
    HOST: '0.0.0.0',
    RENDER_DEADLINE_MS: '500',
    PAGES_KEPT: '1',
    DATA_DIR: 'kept',
    SHELL_ASSETS_DIR: 'published',
    DRAIN_MS: '5000',
    STATUS_KEY: 'k',
  };

  expect(readSettings(variables, '/shop')).toMatchObject({
    port: 3210,
    host: '0.0.0.0',
    deadline: 500,
    pagesKept: 1,
    keptIn: '/shop/kept/remotes',
    publishedIn: '/shop/published',
    drain: 5000,
    statusKey: 'k',
  });
  expect(readSettings({ ...variables, SHELL_SERVER_PORT: '3211' }, '/shop').port).toBe(3211);
  expect(readSettings({ ...variables, SERVER_RENDERING: 'off' }, '/shop').deadline).toBeNull();
});

it.each([
  ['RENDER_DEADLINE_MS', 'abc', '1 à 60000'],
  ['RENDER_DEADLINE_MS', '0', '1 à 60000'],
  ['RENDER_DEADLINE_MS', '0.3', '1 à 60000'],
  ['PAGES_KEPT', '0', '1 à 100000'],
  ['DRAIN_MS', '10s', '0 à 600000'],
  ['SHELL_PORT', 'abc', '0 à 65535'],
  ['SHELL_SERVER_PORT', '70000', '0 à 65535'],
])('names the variable to those who set %s to %s', (name, value, range) => {
  expect(() => readSettings({ [name]: value }, '/shop')).toThrow(
    `${name}=${value} n'est pas un nombre entier de ${range}`,
  );
});
