/** @jest-environment node */
import { isExpired } from './expiry';
import { mayBeSamePerson } from './tokens';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (claims: unknown) => `${part({ alg: 'none' })}.${part(claims)}.signature`;
const milliseconds = (seconds: number) => seconds * 1000;
const token = jwt({ iat: 1000, exp: 1900, sub: 'é>?' });

it.each([
  [500, 500 + milliseconds(899), false],
  [500, 500 + milliseconds(900), true],
  [milliseconds(9_999_999), milliseconds(9_999_999), false],
])('a token received at %p is judged at %p by its age, not by the clock', (receivedAt, now, expired) => {
  expect(isExpired({ token, receivedAt }, now)).toBe(expired);
});

it('a token expires by the clock of the device if its time of receipt is unknown', () => {
  expect(isExpired({ token, receivedAt: null }, milliseconds(1899))).toBe(false);
  expect(isExpired({ token, receivedAt: null }, milliseconds(1900))).toBe(true);
});

it.each(['', 'a.%%.c', jwt(null), jwt({ exp: 'soon' })])(
  'the unreadable token %p is expired unless it was just received',
  (unreadable) => {
    expect(isExpired({ token: unreadable, receivedAt: null }, 0)).toBe(true);
    expect(isExpired({ token: unreadable, receivedAt: 0 }, 0)).toBe(false);
  },
);

it('two tokens may belong to the same user unless their users differ', () => {
  expect(mayBeSamePerson(token, jwt({ sub: 'é>?', iat: 2 }))).toBe(true);
  expect(mayBeSamePerson(token, jwt({ sub: 'karim' }))).toBe(false);
  expect(mayBeSamePerson(token, null)).toBe(true);
  expect(mayBeSamePerson(token, 'unreadable')).toBe(true);
});
