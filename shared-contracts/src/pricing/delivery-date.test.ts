import fc from 'fast-check';
import { earliestDelivery, lastPaymentDay, parisDate } from './delivery-date';

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

it('an order has the day in Paris, from which its delivery and its payment period count', () => {
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
