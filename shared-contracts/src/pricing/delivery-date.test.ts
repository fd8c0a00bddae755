import fc from 'fast-check';
import { earliestDelivery, formatDay, formatDayOfYear, lastPaymentDay } from './delivery-date';

/** Sweden writes dates as yyyy-mm-dd. */
const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
const frenchDay = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

const frenchDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

const minute = 60_000;
const sinceSummerTime = fc.date({
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
  .tuple(sinceSummerTime, fc.integer({ min: -150, max: 30 }))
  .map(([date, minutes]) => new Date(new Date(date).setUTCHours(24, minutes, 0, 0)));

describe('Somebody who orders', () => {
  it.each([
    ['at any time', sinceSummerTime],
    ['when the clock changes', nearChangesOfTheClock],
    ['about midnight', aroundAnHourBeforeMidnight],
  ])('%s is told the day that the clock of Paris leads to', (_, times) => {
    fc.assert(
      fc.property(times, (now) => {
        const noon = new Date(`${parisDay.format(now)}T12:00:00Z`);

        expect(earliestDelivery('standard', now)).toBe(earliestDelivery('standard', noon));
        expect(earliestDelivery('retailer', now)).toBe(earliestDelivery('retailer', noon));
      }),
      { numRuns: 1000 },
    );
  });

  it('on account has the days of the payment period, counted on the calendar of Paris', () => {
    fc.assert(
      fc.property(fc.oneof(sinceSummerTime, nearChangesOfTheClock), fc.nat({ max: 60 }), (now, days) => {
        const due = new Date(lastPaymentDay(now, days)).getTime();

        expect(due - new Date(parisDay.format(now)).getTime()).toBe(days * 24 * 60 * minute);
      }),
    );
  });

  it('reads the day as the language writes it, and the first of a month as 1er', () => {
    fc.assert(
      fc.property(sinceSummerTime, (date) => {
        const day = date.toISOString().slice(0, 10);

        expect(formatDay(day)).toBe(frenchDay.format(new Date(day)).replace(/\b1\b/, '1er'));
        expect(formatDayOfYear(day)).toBe(frenchDate.format(new Date(day)).replace(/^1\b/, '1er'));
      }),
    );
  });
});
