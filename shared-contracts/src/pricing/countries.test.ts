import fc from 'fast-check';
import { countries, countryCode, countryName } from './countries';

it('the 249 countries of ISO 3166 have unique French names and are sorted by them', () => {
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
])('the country %p has the code %p', (text, code) => {
  expect(countryCode(text)).toBe(code);
});

it('a country is found by its code and by its name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries()), ({ code, name }) => {
      expect([code, name, name.toUpperCase()].map(countryCode)).toEqual([code, code, code]);
      expect([countryName(code), countryName(name)]).toEqual([name, name]);
    }),
  );
});

it('the name of an unknown country is its text', () => {
  expect(countryName('Atlantide')).toBe('Atlantide');
});
