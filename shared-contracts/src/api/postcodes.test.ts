import fc from 'fast-check';
import { postcodeRefusal, usablePostcode } from './postcodes';

it.each([
  ['F-75 008', 'FR', '75008'],
  ['75008', 'France', '75008'],
  ['75398 CEDEX 08', 'FR', null],
  ['SW1A 1AA', 'GB', 'SW1A 1AA'],
  [' 1000 ', 'BE', '1000'],
  ['D02 AF30', 'Irlande', 'D02 AF30'],
  ['1234567890123', 'BE', null],
  ['  ', 'BE', null],
])('the postcode %p in %p is stored as %p', (typed, country, stored) => {
  expect(usablePostcode(typed, country)).toBe(stored);
});

it('a postcode in its stored form is accepted unchanged', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('FR', 'BE', 'GB'), (typed, country) => {
      const stored = usablePostcode(typed, country);
      if (stored !== null) expect(usablePostcode(stored, country)).toBe(stored);
    }),
  );
});

it('the refusal of a French postcode explains its digits and CEDEX', () => {
  expect(postcodeRefusal('FR')).toContain('cinq chiffres');
  expect(postcodeRefusal('FR')).toContain('CEDEX');
  expect(postcodeRefusal('BE')).not.toContain('CEDEX');
});
