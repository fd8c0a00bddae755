/** @jest-environment node */
import { isOperator } from './operators';

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
])(
  'a request %s (case %#) is recognized as an operator’s or not',
  (_whose, remoteAddress, headers, key, expected) => {
    expect(isOperator({ socket: { remoteAddress }, headers }, key)).toBe(expected);
  },
);
