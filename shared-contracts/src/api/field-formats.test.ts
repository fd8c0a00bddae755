import fc from 'fast-check';
import { anyText } from '../testing/foreign-input';
import { NewAddress } from './addresses';
import { CompanyName, EmailAddress, FirstName, line } from './auth';
import { isSiret, usableSiret, usableVatNumber } from './company-ids';
import { ContactMessage } from './contact-message';
import { severalLines } from './names';
import { emailAddressPattern, isPhoneNumber } from './phone-and-email';
import { postcodeRefusal, usablePostcode } from './postcodes';
import { ProfileChange } from './users';

it.each([
  ['123 456 782 00010', '12345678200010'],
  ['732.829.320.00074', '73282932000074'],
  ['356 000 000 00048', '35600000000048'],
  // A site of La Poste: no Luhn sum, but digits that add up to a multiple of five.
  ['356 000 000 49837', '35600000049837'],
  ['123 456 782 00011', null],
  ['35600000049838', null],
  ['12345678649834', null],
  ['1234567820001', null],
  ['123456782000100', null],
  ['A2345678200010', null],
])('%s is read as the SIRET %p', (typed, stored) => {
  expect(usableSiret(typed)).toBe(stored);
  expect(ProfileChange.safeParse({ siret: typed }).data?.siret ?? null).toBe(stored);
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
  ['FR84404833048', null],
  ['FR8340483304', null],
  ['83404833048', null],
  ['BE0403019261', null],
  ['FRK7404833049', null],
])('%s is read as the VAT number %p', (typed, stored) => {
  expect(usableVatNumber(typed)).toBe(stored);
  expect(ProfileChange.safeParse({ vatNumber: typed }).data?.vatNumber ?? null).toBe(stored);
});

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

it.each([
  'L’Oréal',
  '3M',
  'Dr. Oetker',
  'S.A.R.L. Durand & Fils',
  'Hôtel **** du Parc',
  'Booking.com',
  'A.B.C.com',
  'Dupont S.A./N.V.',
  'Société d’Économie Mixte « Le Port » (1/2) : siège #3',
])('the name of a company may be %s', (name) => {
  expect(CompanyName.parse(name)).toBe(name);
});

it.each([
  'Cliquez sur https://evil.example',
  'www.evil',
  'Gagnez : evil.com/prix',
  'evil.com?x',
  'evil.com:8080',
  'evil．com／prix',
  'evil.com./prix',
  'evil。com/prix',
  'evil.xn--p1ai/prix',
  'Zoé\nVotre compte est bloqué',
  'Zoé\u2028Votre compte est bloqué',
])('%j is refused as a name, by a message that names the field', (name) => {
  const { error } = FirstName.safeParse(name);

  expect(error?.issues.at(-1)).toMatchObject({
    code: 'custom',
    message: expect.stringMatching(/^Prénom\s: /),
  });
});

it('an accepted line has no control, invisible or text-direction character, and several lines no other control', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { data = '' } = line('Objet', 1000).safeParse(text);

      expect(data).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(severalLines(text)).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});

const inSchemas = (phone: string) =>
  [NewAddress, ContactMessage].map(({ shape }) => shape.phone.safeParse(phone).success);

it.each([
  '01 99 00 19 86',
  '01.99.00.19.86',
  '01\u2011990019\u00a086',
  '(01) 99 00 19 86',
  '+33 1 99 00 19 86',
  '+33 (0)1 99 00 19 86',
  '0033199001986',
  '3631',
  '01 99 00 19 86 poste 4',
  'Standard 01 99 00 19 86',
  '0199001986 / 0612345678',
])('%s is accepted as a phone number', (phone) => {
  expect(isPhoneNumber(phone)).toBe(true);
  expect(inSchemas(phone)).toEqual([true, true]);
});

it.each(['abcd', '123', '01 99', 'rue 12345', '12345'])('%p is refused as a phone number', (phone) => {
  expect(isPhoneNumber(phone)).toBe(false);
  expect(inSchemas(phone)).toEqual([false, false]);
});

it.each([
  'camille@nettoyage-durand.example',
  'jean.dupont+factures@mairie.paris.fr',
  "o'neil@hotel.fr",
  'contact@domaine.xn--p1ai',
])('the email address %s is accepted', (address) => {
  expect(emailAddressPattern.test(address)).toBe(true);
  expect(EmailAddress.safeParse(address).success).toBe(true);
});

it.each([
  'jean..dupont@societe.fr',
  'rené@societe.fr',
  'jean@societe',
  'jean dupont@societe.fr',
  'jean@-societe.fr',
  'a@b@c.fr',
  '',
])('the email address %s is refused', (address) => {
  expect(emailAddressPattern.test(address)).toBe(false);
  expect(EmailAddress.safeParse(address).success).toBe(false);
});

it.each([
  ['F-75 008', 'FR', '75008'],
  ['75008', 'France', '75008'],
  ['75398 CEDEX 08', 'FR', null],
  ['00200', 'FR', null],
  ['96000', 'FR', null],
  ['99999', 'France', null],
  ['98000', 'FR', '98000'],
  ['SW1A 1AA', 'GB', 'SW1A 1AA'],
  [' 1000 ', 'BE', '1000'],
  ['D02 AF30', 'Irlande', 'D02 AF30'],
  ['1234567890123', 'BE', null],
  ['  ', 'BE', null],
])('the postcode %p in %p is stored as %p', (typed, country, stored) => {
  expect(usablePostcode(typed, country)).toBe(stored);
});

it('the refusal of a postcode explains, only for France, digits and CEDEX or that no department has it', () => {
  expect(postcodeRefusal('7500', 'FR')).toContain('cinq chiffres');
  expect(postcodeRefusal('7500', 'FR')).toContain('CEDEX');
  expect(postcodeRefusal('99 999', 'FR')).toContain('Aucun département');
  expect(postcodeRefusal('', 'BE')).not.toContain('CEDEX');
});
