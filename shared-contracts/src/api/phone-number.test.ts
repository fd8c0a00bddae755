import fc from 'fast-check';
import { NewAddress } from './addresses';
import { ContactMessage } from './contact-message';
import { isPhoneNumber } from './phone-number';

const inSchemas = (phone: string) =>
  [NewAddress, ContactMessage].map(({ shape }) => shape.phone.safeParse(phone).success);

it.each([
  '01 99 00 19 86',
  '0199001986',
  '01.99.00.19.86',
  '01-99-00-19-86',
  '01/99/00/19/86',
  '01\u202f99\u202f00\u202f19\u202f86',
  '(01) 99 00 19 86',
  '+33 1 99 00 19 86',
  '+33 (0)1 99 00 19 86',
  '0033199001986',
  '+32 2 555 12 12',
  '24 15 51',
  '3631',
  '01 99 00 19 86 poste 4',
  'Standard 01 99 00 19 86',
  '0199001986 / 0612345678',
])('%s is taken for a phone number', (phone) => {
  expect(isPhoneNumber(phone)).toBe(true);
  expect(inSchemas(phone)).toEqual([true, true]);
});

it.each(['abcd', '', '   ', '----', '123', '01 99', 'rue 12345', '12345', '+33'])(
  '%p is refused as a phone number',
  (phone) => {
    expect(isPhoneNumber(phone)).toBe(false);
    expect(inSchemas(phone)).toEqual([false, false]);
  },
);

it('a French number is taken in every spelling, and a text of less than four digits in none', () => {
  const between = fc.constantFrom('', ' ', '.', '-', '/', '\u00a0', '\u2011');
  fc.assert(
    fc.property(fc.stringMatching(/^0\d{9}$/), between, (number, sign) => {
      expect(isPhoneNumber(number.replace(/\B(?=(\d{2})+$)/g, sign))).toBe(true);
    }),
  );
  const few = fc.string().filter((text) => text.replace(/\D/g, '').length < 4);
  fc.assert(fc.property(few, (text) => expect(isPhoneNumber(text)).toBe(false)));
});
