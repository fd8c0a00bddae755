import { portOf } from './ports.mjs';

const remote = { port: 3001, portVariable: 'CATALOGUE_PORT' };

it.each([
  [undefined, 3001],
  ['', 3001],
  ['4001', 4001],
  ['0', 0],
])('the port variable %j is read as port %d', (value, expected) => {
  expect(portOf(remote, { CATALOGUE_PORT: value })).toBe(expected);
});

it.each(['abc', '70000', '30.5', '-1'])('the port variable %s throws an error that names it', (value) => {
  expect(() => portOf(remote, { CATALOGUE_PORT: value })).toThrow(
    `CATALOGUE_PORT=${value} n'est pas un port (0 à 65535).`,
  );
});
