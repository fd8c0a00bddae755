import fc from 'fast-check';
import { formatCents, formatCount, formatPercent } from './formats';

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const count = new Intl.NumberFormat('fr-FR');
const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 });

const untilBillions = fc.integer({ min: 0, max: 1e11 });

describe('A reader of French finds', () => {
  it('amounts written as the language writes them', () => {
    fc.assert(
      fc.property(untilBillions, (cents) => {
        expect(formatCents(cents)).toBe(euros.format(cents / 100));
      }),
    );
    expect([0, 5, 99_999, 100_000, 123_456_789].map(formatCents)).toEqual([
      '0,00\u00a0€',
      '0,05\u00a0€',
      '999,99\u00a0€',
      '1\u202f000,00\u00a0€',
      '1\u202f234\u202f567,89\u00a0€',
    ]);
  });

  it('numbers of articles written as the language writes them', () => {
    fc.assert(
      fc.property(untilBillions, (articles) => {
        expect(formatCount(articles)).toBe(count.format(articles));
      }),
    );
  });

  it('rates written as the language writes them, to a hundredth of a percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (hundredths) => {
        expect(formatPercent(hundredths / 100)).toBe(percent.format(hundredths / 10_000));
      }),
    );
    expect([0, 5.5, 10, 20, 100].map(formatPercent)).toEqual([
      '0\u00a0%',
      '5,5\u00a0%',
      '10\u00a0%',
      '20\u00a0%',
      '100\u00a0%',
    ]);
  });
});
