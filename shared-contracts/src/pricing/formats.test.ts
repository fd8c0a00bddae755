import fc from 'fast-check';
import { formatCents, formatCount, formatEuros, formatPercent } from './formats';

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const count = new Intl.NumberFormat('fr-FR');
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 });

const untilBillions = fc.integer({ min: 0, max: 1e11 });

it('amounts and numbers are formatted in French', () => {
  fc.assert(
    fc.property(untilBillions, (number) => {
      expect(formatCents(number)).toBe(euros.format(number / 100));
      expect(formatCount(number)).toBe(count.format(number));
    }),
  );
  expect(formatCents(123_450)).toBe('1\u202f234,50\u00a0€');
  expect(formatCents(0)).toBe('0,00\u00a0€');
});

it('rates are formatted in French, to a hundredth of a percent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (hundredths) => {
      expect(formatPercent(hundredths / 100)).toBe(percent.format(hundredths / 10_000));
    }),
  );
  expect([0, 5.5, 10].map(formatPercent)).toEqual(['0\u00a0%', '5,5\u00a0%', '10\u00a0%']);
});

it.each([
  [1234.565, '1\u202f234,57\u00a0€'],
  [1.00499999, '1,00\u00a0€'],
  [0.1 + 0.2, '0,30\u00a0€'],
])('the amount %p from an API is formatted as %p', (sum, text) => {
  expect(formatEuros(sum)).toBe(text);
});
