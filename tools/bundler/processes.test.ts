import { partNamed, parts } from './processes.mjs';

it('every part has a unique port and port variable', () => {
  expect(new Set(parts.map(({ port }) => port)).size).toBe(parts.length);
  expect(new Set(parts.map(({ portVariable }) => portVariable)).size).toBe(parts.length);
});

it('a part of the shop is found by its name, and another name is refused', () => {
  expect(partNamed('mfe-account')).toMatchObject({ port: 3003, folder: 'mfe-account' });
  expect(() => partNamed('mfe-nothing')).toThrow('mfe-nothing is neither');
});
