import fc from 'fast-check';
import { countries, countryCode, countryName } from './index';

it('the 249 countries of ISO 3166 have each a French name of its own, in the order of the alphabet', () => {
  const names = countries().map(({ name }) => name);

  expect(new Set(names).size).toBe(249);
  expect(countries()).toContainEqual({ code: 'BE', name: 'Belgique' });
  expect(names.indexOf('Égypte')).toBeLessThan(names.indexOf('Finlande'));
});

it.each([
  [' fr ', 'FR'],
  [' FRANCE', 'FR'],
  ['France métropolitaine', 'FR'],
  ['belgique', 'BE'],
  ['Cote d’Ivoire', 'CI'],
  ["COTE D'IVOIRE", 'CI'],
  ['Viet-Nam', 'VN'],
  ['La Réunion', 'RE'],
  ['Atlantide', null],
  ['ZZ', null],
  ['', null],
])('the country %p is %p', (text, code) => {
  expect(countryCode(text)).toBe(code);
});

it('a country is read back from its code and from its name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries()), ({ code, name }) => {
      expect([countryCode(code), countryCode(name), countryCode(name.toUpperCase())]).toEqual([
        code,
        code,
        code,
      ]);
      expect([countryName(code), countryName(name)]).toEqual([name, name]);
    }),
  );
});

it('a country that is not known keeps its text', () => {
  expect(countryName('Atlantide')).toBe('Atlantide');
});
