import { satisfy as satisfyOfThePackage } from '@module-federation/runtime-core';
import { satisfy } from '../testing/build-modules';

const versions = [
  '0.0.3',
  '0.0.4',
  '0.1.0',
  '0.2.9',
  '1.0.0',
  '1.2.2',
  '1.2.3',
  '1.2.10',
  '1.10.0',
  '2.0.0',
  '10.1.1',
];

it.each(['^0.0.3', '^0.1.0', '^1.0.0', '^1.2.3', '^2.0.0', '<=0.1.0', '<=1.2.3', '<=10.1.1'])(
  'judges versions by %s as the package does',
  (range) => {
    const judged = versions.map((version) => [version, satisfy(version, range)]);

    expect(judged).toEqual(versions.map((version) => [version, satisfyOfThePackage(version, range)]));
  },
);

it.each(['~1.2.3', '>=1', '1.x', '^1.2', ''])('says no to %s, a form that does not occur', (range) => {
  expect(satisfy('1.2.3', range)).toBe(false);
});

it('says no to a library of which no version is left, as the package does', () => {
  const none = 0 as unknown as string;

  expect(satisfy(none, '^1.2.3')).toBe(false);
  expect(satisfyOfThePackage(none, '^1.2.3')).toBe(false);
});
