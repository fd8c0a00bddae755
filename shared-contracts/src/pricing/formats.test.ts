import fc from 'fast-check';
import { quoteSums, quoteTerms } from '.';
import { formatDay, formatDayOfYear } from './format-day';
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

const frenchDay = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const frenchDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

it('days are formatted in French, with 1er for the first of a month', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);

      expect(formatDay(day)).toBe(frenchDay.format(new Date(day)).replace(/\b1\b/, '1er'));
      expect(formatDayOfYear(day)).toBe(frenchDate.format(new Date(day)).replace(/^1\b/, '1er'));
    }),
  );
});

const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replace(/[\u00a0\u202f]/g, ' '));

/** Goods of 320 euros before tax with two VAT rates. */
const cart = {
  lines: [
    { quantity: 10, priceHT: 20, vatRate: 20 },
    { quantity: 8, priceHT: 15, vatRate: 5.5 },
  ],
  discountRate: 0,
  destination: null,
  freeDelivery: 'apply',
} as const;

describe('the quote of a cart', () => {
  it('lists the goods, the VAT of each rate and the total', () => {
    expect(plain(quoteSums(cart).amounts)).toEqual([
      ['Sous-total HT', '320,00 €'],
      ['TVA 5,5 % (sur 120,00 € HT)', '6,60 €'],
      ['TVA 20 % (sur 200,00 € HT)', '40,00 €'],
      ['Total TTC hors livraison', '366,60 €'],
    ]);
  });

  it('lists standard delivery for both zones if the destination is unknown', () => {
    expect(plain(quoteSums(cart).deliveries)).toEqual([
      ['Livraison standard, Île-de-France', 'Gratuit', '366,60 €'],
      ['Livraison standard, reste de la métropole', '25,00 €', '391,60 €'],
      ['Livraison déposé et rangé', '55,00 €', '421,60 €'],
      ['Enlèvement par vos soins', 'Gratuit', '366,60 €'],
    ]);
  });

  it('lists one fee for a known destination, and no free delivery if it is only announced', () => {
    const destination = { postalCode: '75011', country: 'FR' };
    const standard = (freeDelivery: 'apply' | 'announce') =>
      plain(quoteSums({ ...cart, destination, freeDelivery }).deliveries[0]);

    expect(standard('apply')).toEqual(['Livraison standard', 'Gratuit', '366,60 €']);
    expect(standard('announce')).toEqual(['Livraison standard', '25,00 €', '391,60 €']);
  });

  it('shows the day on which it was made and that neither prices nor stock are binding', () => {
    expect(quoteTerms('25 novembre 2026')).toBe(
      'Établi le 25 novembre 2026, à titre indicatif. Prix et disponibilité sont confirmés à la commande.',
    );
  });
});
