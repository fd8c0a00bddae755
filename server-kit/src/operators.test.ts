import { isOperator } from './operators';

const elsewhere = '203.0.113.7';
const basic = (key: string) => `Basic ${Buffer.from(`anyone:${key}`).toString('base64')}`;

it.each([
  ['from this machine', '127.0.0.1', {}, null],
  ['from this machine by IPv6', '::1', {}, null],
  ['with the key as bearer', elsewhere, { authorization: 'Bearer key' }, 'key'],
  ['with the key as a password', elsewhere, { authorization: basic('key') }, 'key'],
])('a request %s is an operator’s', (_, remoteAddress, headers, key) => {
  expect(isOperator({ socket: { remoteAddress }, headers }, key)).toBe(true);
});

it.each([
  ['forwarded by a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': elsewhere }, null],
  ['without an address', undefined, {}, null],
  ['from another machine without a key', elsewhere, {}, 'key'],
  ['from another machine if no key is configured', elsewhere, { authorization: 'Bearer ' }, null],
  ['with another key', elsewhere, { authorization: basic('kex') }, 'key'],
  ['with the key in another scheme', elsewhere, { authorization: 'Digest key' }, 'key'],
])('a request %s is not an operator’s', (_, remoteAddress, headers, key) => {
  expect(isOperator({ socket: { remoteAddress }, headers }, key)).toBe(false);
});
