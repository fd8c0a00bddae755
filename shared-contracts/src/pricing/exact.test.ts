import fc from 'fast-check';
import { quoteSums } from '.';
import amountsByVersion from './amounts-by-version.json';
import { formatDay, formatDayOfYear } from './format-day';
import { formatCents, formatCount, formatEuros, formatPercent, formatUnitPrice } from './formats';
import carts from './golden-carts.json';
import {
  type DeliveryMode,
  deliveryFee,
  exactAmount,
  exactFromEuros,
  formatExact,
  lineTotal,
  type PricedLine,
  pricingVersion,
  toCents,
  toEuros,
  totals,
  usablePrice,
  validDiscountRate,
  withDelivery,
} from './index';

it('an amount of eight decimals becomes an exact amount without loss, and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900_000_000_000_000 }), (units) => {
      const exact = exactFromEuros(units / 1e8);

      expect(exact).toBe(BigInt(units) * 10_000n);
      expect(toEuros(exact)).toBe(units / 1e8);
    }),
  );
});

it.each([Number.NaN, Infinity, -0.01, 1e-9, 0.123456789, 1e21])('%p is no exact amount', (euros) => {
  expect(() => exactFromEuros(euros)).toThrow(RangeError);
});

it('the shown amount equals the charged amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (amount) => {
      const shown = formatExact(amount);

      expect(Number(shown.replace(/[^\d]/g, ''))).toBe(toCents(amount));
      expect(shown).toBe(formatCents(toCents(amount)));
    }),
  );
});

it.each([null, undefined, '12,90', true, {}, [12.9], Number.NaN, Infinity, -1e-9, 0, 1e21, 1_000_000.01])(
  '%p from an API is no price',
  (price) => {
    expect(usablePrice(price)).toBeNull();
  },
);

it.each([
  [0.1 + 0.2, 0.3],
  [1e-7, 1e-7],
  [5e-9, 1e-8],
  [1.000000004999, 1],
])('the price %p from an API counts as %p', (price, counted) => {
  expect(usablePrice(price)).toBe(counted);
});

it('an amount of billions from an API is read without loss', () => {
  fc.assert(
    fc.property(fc.double({ min: 90_000_000, max: 10_000_000_000, noNaN: true }), (sum) => {
      expect(toEuros(exactAmount(sum) ?? -1n)).toBeCloseTo(sum, 8);
    }),
    { examples: [[3_583_722_316.7527914]] },
  );
});

it.each([null, undefined, Number.NaN, -1, 100.01, Infinity, '10'])('a discount of %p counts as 0', (odd) => {
  expect(validDiscountRate(odd)).toBe(0);
});

it.each([-1, 1.5, Number.NaN, 2 ** 53])('a quantity of %p is refused', (quantity) => {
  expect(() => lineTotal({ quantity, priceHT: 1, vatRate: 20 }, 0)).toThrow(RangeError);
});

interface GoldenCart {
  readonly lines: readonly PricedLine[];
  readonly discountRate: number;
  readonly mode: string;
  readonly postalCode: string;
  readonly country: string;
  readonly freeDelivery: string;
}

/** Returns in cents: goods before tax, VAT, delivery, total with tax. */
function amountsOf({ lines, discountRate, mode, freeDelivery, ...destination }: GoldenCart) {
  const sum = totals(lines, discountRate);
  const fee = deliveryFee({
    mode: mode as DeliveryMode,
    destination,
    ht: sum.ht,
    freeDelivery: freeDelivery as 'apply' | 'announce',
  });
  return [toCents(sum.ht), toCents(sum.vat), fee, toCents(withDelivery(sum, fee))];
}

const byVersion: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = amountsByVersion;
const computed = Object.fromEntries(Object.entries(carts).map(([name, cart]) => [name, amountsOf(cart)]));

describe('the version of the pricing rules', () => {
  // If amounts change, raise `pricingVersion` and add its amounts; the amounts of released versions stay.
  it('computes the recorded amounts of every cart', () => {
    expect(computed).toEqual(byVersion[pricingVersion]);
  });

  it('is the latest recorded version, and the amounts of each version differ from the previous one', () => {
    const versions = Object.keys(byVersion).map(Number);
    const written = Object.values(byVersion).map((amounts) => JSON.stringify(amounts));

    expect(versions).toEqual(Array.from({ length: pricingVersion }, (_, index) => index + 1));
    expect(written.filter((amounts, index) => amounts === written[index - 1])).toEqual([]);
  });
});

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

  it('lists the eco-participation that its prices contain, without the discount', () => {
    const lines = [
      { quantity: 7, priceHT: 3.9, vatRate: 20, ecoParticipation: 0.17 },
      { quantity: 2, priceHT: 1, vatRate: 20, ecoParticipation: null },
    ];

    expect(plain(quoteSums({ ...cart, lines, discountRate: 10 }).amounts.slice(0, 2))).toEqual([
      ['Sous-total HT', '26,37 €'],
      ['dont éco-participation HT', '1,19 €'],
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
});
