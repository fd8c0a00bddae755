import fc from 'fast-check';
import { NewAddress } from './addresses';
import { EmailAddress } from './auth';
import { ContactMessage } from './contact-message';
import { emailAddressPattern, isPhoneNumber } from './phone-and-email';

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

it('a French number is accepted in every spelling, and a text of less than four digits is always refused', () => {
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
