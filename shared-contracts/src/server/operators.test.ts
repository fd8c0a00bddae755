/** @jest-environment node */
import { isOperator } from './operators';

const elsewhere = '203.0.113.7';
const basic = (key: string) => `Basic ${Buffer.from(`anyone:${key}`).toString('base64')}`;

it.each([
  ['of this machine', '127.0.0.1', {}, null, true],
  ['of this machine by IPv6', '::1', {}, null, true],
  ['that a proxy on this machine forwards', '127.0.0.1', { 'x-forwarded-for': elsewhere }, null, false],
  ['without an address', undefined, {}, null, false],
  ['of another machine without a key', elsewhere, {}, 'key', false],
  ['of another machine where there is no key', elsewhere, { authorization: 'Bearer ' }, null, false],
  ['with the key as bearer', elsewhere, { authorization: 'Bearer key' }, 'key', true],
  ['with the key as a password', elsewhere, { authorization: basic('key') }, 'key', true],
  ['with another key', elsewhere, { authorization: basic('kex') }, 'key', false],
  ['with the key in another scheme', elsewhere, { authorization: 'Digest key' }, 'key', false],
])('a request %s is that of an operator: %#', (_whose, remoteAddress, headers, key, expected) => {
  expect(isOperator({ socket: { remoteAddress }, headers }, key)).toBe(expected);
});
