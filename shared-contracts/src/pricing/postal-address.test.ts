import fc from 'fast-check';
import { anyText, runs } from '../testing/foreign-input';
import { frenchPostcode } from './index';

it.each([
  [' 75 008 ', '75008'],
  ['F-75008', '75008'],
  ['FR-75 008', '75008'],
  ['7500', null],
  ['750080', null],
  ['75398 CEDEX 08', null],
  ['Paris', null],
  ['', null],
])('the text %p is read as the French postcode %p', (typed, postcode) => {
  expect(frenchPostcode(typed)).toBe(postcode);
});

it('a French postcode is read with any spacing and country prefix', () => {
  const spaces = fc.constantFrom('', ' ', '\u00a0', '\u202f');
  const prefix = fc.constantFrom('', 'F-', 'F ', 'FR-', 'fr ');
  fc.assert(
    fc.property(fc.stringMatching(/^\d{5}$/), spaces, prefix, (digits, space, country) => {
      expect(frenchPostcode(`${space}${country}${[...digits].join(space)}${space}`)).toBe(digits);
    }),
    runs,
  );
});

it('any text is read as five digits or as no French postcode', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(frenchPostcode(text) ?? '00000').toMatch(/^\d{5}$/);
    }),
    runs,
  );
});
