import fc from 'fast-check';
import { runs } from '../testing/foreign-input';
import { earliestDelivery, lastPaymentDay, parisDate } from './delivery-date';
import {
  countries,
  countryCode,
  countryName,
  deliveryFee,
  exactFromEuros,
  freeDeliveryThreshold,
  frenchPostcode,
  hasMetropolitanVat,
} from './index';

it.each([
  ['75011', 'France', 30_000],
  ['95 100', 'Francé', 30_000],
  ['01000', 'France', 50_000],
  ['20000', 'France', 50_000],
  ['98000', 'France', null],
  ['75011', 'Belgique', null],
  ['7501', 'France', null],
  ['F-75008', 'FR', 30_000],
  ['97400', 'RE', null],
])('delivery to %p in %p is free from %p cents', (postalCode, country, threshold) => {
  expect(freeDeliveryThreshold({ postalCode, country })).toBe(threshold);
});

it.each([
  ['75011', 'FR', true],
  ['20000', 'France', true],
  ['98000', 'FR', true],
  ['98000', 'MC', true],
  ['97400', 'FR', false],
  ['98800', 'FR', false],
  ['97400', 'RE', false],
  ['1000', 'BE', false],
])('goods to %p in %p are taxed at the rates of metropolitan France: %p', (postalCode, country, is) => {
  expect(hasMetropolitanVat({ postalCode, country })).toBe(is);
});

it('the fixed fee is due before an address is known', () => {
  const ht = exactFromEuros(900);

  expect(deliveryFee({ mode: 'standard', destination: null, ht, freeDelivery: 'apply' })).toBe(2500);
});

/** The Swedish locale formats dates as yyyy-mm-dd. */
const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

const minute = 60_000;
const thisCentury = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
});
const nearChangesOfTheClock = fc
  .tuple(
    fc.integer({ min: 2000, max: 2099 }),
    fc.constantFrom(2, 9),
    fc.integer({ min: 24, max: 31 }),
    fc.integer({ min: -180, max: 180 }),
  )
  .map(([year, month, day, minutes]) => new Date(Date.UTC(year, month, day) + minutes * minute));

const aroundAnHourBeforeMidnight = fc
  .tuple(thisCentury, fc.integer({ min: -150, max: 30 }))
  .map(([date, minutes]) => new Date(new Date(date).setUTCHours(24, minutes, 0, 0)));

const times = fc.oneof(thisCentury, nearChangesOfTheClock, aroundAnHourBeforeMidnight);

it('the day of an order is the day in Paris, and the first day of its payment period', () => {
  fc.assert(
    fc.property(times, fc.nat({ max: 60 }), (now, days) => {
      const noon = new Date(`${parisDay.format(now)}T12:00:00Z`);

      expect(parisDate(now)).toBe(parisDay.format(now));
      for (const mode of ['standard', 'retailer'] as const)
        expect(earliestDelivery(mode, now)).toBe(earliestDelivery(mode, noon));
      const due = new Date(lastPaymentDay(now, days)).getTime();
      expect(due - new Date(parisDay.format(now)).getTime()).toBe(days * 24 * 60 * minute);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['standard', '2026-04-30T10:00:00Z', '2026-05-05'], // a Thursday; Friday, Monday, Tuesday
  ['retailer', '2026-04-30T10:00:00Z', '2026-05-04'],
  ['standard', '2026-05-02T10:00:00Z', '2026-05-06'], // ordered on a Saturday
] as const)('an order by mode %s at %s is delivered from %s on', (mode, now, day) => {
  expect(earliestDelivery(mode, new Date(now))).toBe(day);
});

it.each([
  ['2026-04-30T10:00:00Z', '2026-05-06'], // 1 May
  ['2026-04-02T10:00:00Z', '2026-04-08'], // Easter Monday, 6 April 2026
  ['2026-05-12T10:00:00Z', '2026-05-18'], // Ascension, 14 May 2026
  ['2026-05-22T10:00:00Z', '2026-05-28'], // Whit Monday, 25 May 2026
  ['2026-12-23T10:00:00Z', '2026-12-29'], // Christmas
])('with public holidays skipped, an order at %s is delivered from %s on', (now, day) => {
  expect(earliestDelivery('standard', new Date(now), { skipPublicHolidays: true })).toBe(day);
});

it.each(['7500', '750080', '75398 CEDEX 08', 'Paris', ''])('the text %p is no French postcode', (typed) => {
  expect(frenchPostcode(typed)).toBeNull();
});

it('a French postcode is read with any spacing and country prefix', () => {
  const spaces = fc.constantFrom('', ' ', '\u00a0', '\u202f');
  const prefix = fc.constantFrom('', 'F-', 'F ', 'FR-', 'fr ');
  fc.assert(
    fc.property(
      fc.stringMatching(/^(0[1-9]|[1-8]\d|9[0-578])\d{3}$/),
      spaces,
      prefix,
      (digits, space, country) => {
        expect(frenchPostcode(`${space}${country}${[...digits].join(space)}${space}`)).toBe(digits);
      },
    ),
    runs,
  );
});

it('the 249 countries of ISO 3166 have unique French names and are sorted by them', () => {
  const names = countries().map(({ name }) => name);

  expect(new Set(names).size).toBe(249);
  expect(countries()).toContainEqual({ code: 'BE', name: 'Belgique' });
  expect(names.indexOf('Égypte')).toBeLessThan(names.indexOf('Finlande'));
});

it.each([
  [' fr ', 'FR'],
  [' FRANCE', 'FR'],
  ['France métropolitaine', 'FR'],
  ['belgique', 'BE'],
  ['Cote d’Ivoire', 'CI'],
  ["COTE D'IVOIRE", 'CI'],
  ['Viet-Nam', 'VN'],
  ['La Réunion', 'RE'],
  ['Atlantide', null],
  ['ZZ', null],
  ['', null],
])('the country %p has the code %p', (text, code) => {
  expect(countryCode(text)).toBe(code);
});

it('a country is found by its code and by its name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries()), ({ code, name }) => {
      expect([code, name, name.toUpperCase()].map(countryCode)).toEqual([code, code, code]);
      expect([countryName(code), countryName(name)]).toEqual([name, name]);
    }),
  );
});

it('the name of an unknown country is its text', () => {
  expect(countryName('Atlantide')).toBe('Atlantide');
});
