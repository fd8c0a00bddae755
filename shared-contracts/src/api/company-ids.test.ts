import fc from 'fast-check';
import { isSiret, usableSiret, usableVatNumber } from './company-ids';
import { ProfileChange } from './users';

it.each([
  ['123 456 782 00010', '12345678200010'],
  ['732.829.320.00074', '73282932000074'],
  ['356 000 000 00048', '35600000000048'],
  // A site of La Poste: no Luhn sum, but digits that add up to a multiple of five.
  ['356 000 000 49837', '35600000049837'],
])('%s is accepted as a SIRET', (typed, stored) => {
  expect(usableSiret(typed)).toBe(stored);
  expect(ProfileChange.parse({ siret: typed })).toEqual({ siret: stored });
});

it.each([
  '123 456 782 00011',
  '35600000049838',
  '12345678649834',
  '1234567820001',
  '123456782000100',
  'A2345678200010',
])('%s is refused as a SIRET', (typed) => {
  expect(usableSiret(typed)).toBeNull();
  expect(ProfileChange.safeParse({ siret: typed }).success).toBe(false);
});

it('a SIRET with one wrong digit or two adjacent digits swapped is refused', () => {
  const change = fc.record({ at: fc.nat(13), by: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(change, ({ at, by }) => {
      const digits = [...'73282932000074'];
      digits[at] = `${(Number(digits[at]) + by) % 10}`;
      expect(isSiret(digits.join(''))).toBe(false);
    }),
  );
  expect(isSiret('37282932000074')).toBe(false);
});

it.each([
  ['fr 83 404 833 048', 'FR83404833048'],
  ['FR11123456782', 'FR11123456782'],
  ['FR03552081317', 'FR03552081317'],
  ['fr k7 404 833 048', 'FRK7404833048'],
  // A company of Monaco has no SIREN.
  ['FR53000004605', 'FR53000004605'],
])('%s is accepted as a VAT number', (typed, stored) => {
  expect(usableVatNumber(typed)).toBe(stored);
  expect(ProfileChange.parse({ vatNumber: typed })).toEqual({ vatNumber: stored });
});

it.each(['FR84404833048', 'FR8340483304', '83404833048', 'BE0403019261', 'FRK7404833049'])(
  '%s is refused as a VAT number',
  (typed) => {
    expect(usableVatNumber(typed)).toBeNull();
    expect(ProfileChange.safeParse({ vatNumber: typed }).success).toBe(false);
  },
);

it('a VAT number is accepted with the key computed from its SIREN, or any key with a letter other than I and O', () => {
  const character = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  fc.assert(
    fc.property(character, character, (first, second) => {
      const key = `${first}${second}`;
      const isRight = key === '83' || (/[A-Z]/.test(key) && !/[IO]/.test(key));
      expect(usableVatNumber(`FR${key}404833048`) !== null).toBe(isRight);
    }),
  );
});
