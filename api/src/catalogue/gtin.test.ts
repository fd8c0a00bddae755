import fc from 'fast-check';
import { gtinOf, printedGtin } from './gtin';

it.each([
  ['an EAN-13', '3 017620 422003', '03017620422003', '3017620422003'],
  ['an EAN-8', '9638-5074', '00000096385074', '96385074'],
  ['a UPC', '036000291452', '00036000291452', '0036000291452'],
  ['a GTIN-14', '13017620422000', '13017620422000', '13017620422000'],
])('a text with %s is read in the compared form, and printed again', (_, typed, gtin, printed) => {
  expect(gtinOf(typed)).toBe(gtin);
  expect(printedGtin(gtin)).toBe(printed);
});

it.each(['', '3017620422004', '301762042200', 'SP-110-N35', '30176204220031234', '301762O422003'])(
  'the text %p is read as no GTIN',
  (text) => expect(gtinOf(text)).toBeNull(),
);

it('digits of which one is mistyped are read as no GTIN', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  const body = fc.array(digit, { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(body, fc.nat(12), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const start = digits.join('');
      const code = [...'0123456789'].map((last) => start + last).find((each) => gtinOf(each) !== null) ?? '';
      const mistyped = [...code]
        .map((each, index) => (index === at ? (Number(each) + by) % 10 : each))
        .join('');

      expect(printedGtin(gtinOf(code) ?? '').padStart(13, '0')).toBe(code);
      expect(gtinOf(mistyped)).toBeNull();
    }),
  );
});
