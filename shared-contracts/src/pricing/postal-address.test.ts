import fc from 'fast-check';
import { runs } from '../testing/foreign-input';
import { frenchPostcode } from './postal-address';

it.each(['7500', '750080', '75398 CEDEX 08', 'Paris', ''])('the text %p is no French postcode', (typed) => {
  expect(frenchPostcode(typed)).toBeNull();
});

it('a French postcode is read with any spacing and country prefix', () => {
  const spaces = fc.constantFrom('', ' ', '\u00a0', '\u202f');
  const prefix = fc.constantFrom('', 'F-', 'F ', 'FR-', 'fr ');
  fc.assert(
    fc.property(
      fc.stringMatching(/^(0[1-9]|[1-8]\d|9[0-578])\d{3}$/),
      spaces,
      prefix,
      (digits, space, country) => {
        expect(frenchPostcode(`${space}${country}${[...digits].join(space)}${space}`)).toBe(digits);
      },
    ),
    runs,
  );
});
