import { encodingFor } from './http';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('answers a browser that accepts %j with %j', (header, expected) => {
  expect(encodingFor(header, ['br', 'gzip'])).toBe(expected);
});
