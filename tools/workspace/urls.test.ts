import { reachableHost, urlOf } from './urls.mjs';

it.each([
  [{}, 'http://localhost:3000'],
  [{ SHELL_PORT: '' }, 'http://localhost:3000'],
  [{ SHELL_PORT: '3100' }, 'http://localhost:3100'],
  [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
  [{ HOST: '192.168.1.20' }, 'http://192.168.1.20:3000'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
])('the URL of the shop follows the variables %p', (variables, url) => {
  expect(urlOf('shell', variables)).toBe(url);
});

it('processes are reached on the loopback address if HOST means all addresses', () => {
  expect(reachableHost({ HOST: '0.0.0.0' })).toBe('127.0.0.1');
});
