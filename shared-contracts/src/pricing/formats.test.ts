import fc from 'fast-check';
import { exactFromEuros, toCents } from './exact';
import {
  formatCents,
  formatCount,
  formatEuros,
  formatExact,
  formatPercent,
  formatUnitPrice,
} from './formats';

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const count = new Intl.NumberFormat('fr-FR');
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 });

const untilBillions = fc.integer({ min: 0, max: 1e11 });

it('the shown amount equals the charged amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (amount) => {
      expect(formatExact(amount)).toBe(euros.format(toCents(amount) / 100));
    }),
  );
});

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

it.each([
  [10.125, '10,125\u00a0€'],
  [1234, '1\u202f234,00\u00a0€'],
  [0.00000001, '0,00000001\u00a0€'],
])('the unit price %p is formatted as %p on papers', (price, text) => {
  expect(formatUnitPrice(exactFromEuros(price))).toBe(text);
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
