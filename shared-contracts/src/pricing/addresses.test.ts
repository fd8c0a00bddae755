import fc from 'fast-check';
import { anyText, runs } from '../testing/foreign-input';
import { countries, countryCode, countryName, frenchPostcode } from './index';

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

it.each([
  [' 75 008 ', '75008'],
  ['F-75008', '75008'],
  ['FR-75 008', '75008'],
  ['7500', null],
  ['750080', null],
  ['75398 CEDEX 08', null],
  ['Paris', null],
  ['', null],
])('the French postcode %p is %p', (typed, postcode) => {
  expect(frenchPostcode(typed)).toBe(postcode);
});

it('a French postcode is read however its digits are spaced, and as it is once it was read', () => {
  const spaces = fc.constantFrom('', ' ', '\u00a0', '\u202f');
  const prefix = fc.constantFrom('', 'F-', 'F ', 'FR-', 'fr ');
  fc.assert(
    fc.property(fc.stringMatching(/^\d{5}$/), spaces, prefix, (digits, space, country) => {
      expect(frenchPostcode(`${space}${country}${[...digits].join(space)}${space}`)).toBe(digits);
    }),
    runs,
  );
});

it('any other text is five digits or no French postcode', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(frenchPostcode(text) ?? '00000').toMatch(/^\d{5}$/);
    }),
    runs,
  );
});
