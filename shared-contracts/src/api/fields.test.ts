import fc from 'fast-check';
import { NewAddress } from './addresses';
import { EmailAddress } from './auth';
import { ContactMessage } from './contact-message';
import { emailAddressPattern, isPhoneNumber, postcodeRefusal, usablePostcode } from './fields';
import { OrderExportQuery, OrderListQuery } from './orders';

const inSchemas = (phone: string) =>
  [NewAddress, ContactMessage].map(({ shape }) => shape.phone.safeParse(phone).success);

it.each([
  '01 99 00 19 86',
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

it('a French number is accepted in every spelling, a text of less than four digits in none', () => {
  const between = fc.constantFrom('', ' ', '.', '-', '/', '\u00a0', '\u2011');
  fc.assert(
    fc.property(fc.stringMatching(/^0\d{9}$/), between, (number, sign) => {
      expect(isPhoneNumber(number.replace(/\B(?=(\d{2})+$)/g, sign))).toBe(true);
    }),
  );
  const few = fc.string().filter((text) => text.replace(/\D/g, '').length < 4);
  fc.assert(fc.property(few, (text) => expect(isPhoneNumber(text)).toBe(false)));
});

const isAccepted = (address: string) => emailAddressPattern.test(address);

it.each([
  'camille@nettoyage-durand.example',
  'jean.dupont+factures@mairie.paris.fr',
  "o'neil@hotel.fr",
  'contact@domaine.xn--p1ai',
])('the email address %s is accepted', (address) => {
  expect(isAccepted(address)).toBe(true);
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
  expect(isAccepted(address)).toBe(false);
  expect(EmailAddress.safeParse(address).success).toBe(false);
});

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

it('a stored postcode is stored unchanged', () => {
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

it.each([
  [{ status: 'PAID', month: '2026-12', q: 'CMD-2026' }, true],
  [{}, true],
  [{ status: 'paid' }, false],
  [{ month: '2026-13' }, false],
  [{ month: '2026-1' }, false],
  [{ month: '1999-12' }, false],
  [{ q: 'x'.repeat(101) }, false],
])('whether %p may filter the orders is %p', (query, valid) => {
  expect(OrderListQuery.safeParse(query).success).toBe(valid);
});

it('an export of orders needs a month', () => {
  expect(OrderExportQuery.safeParse({}).success).toBe(false);
});
