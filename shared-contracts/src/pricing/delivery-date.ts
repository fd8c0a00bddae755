import { type DeliveryMode, deliveryTerms } from './delivery';

const dayLength = 24 * 60 * 60 * 1000;
const hourLength = 60 * 60 * 1000;

/** Returns 01:00 UTC on the last Sunday of a month of 31 days: the clock change (directive 2000/84/EC). */
function clockChange(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 31);
  return lastDay - new Date(lastDay).getUTCDay() * dayLength + hourLength;
}

/** Returns midnight UTC of the day in Paris, without `Intl`: its first use takes 0.1 s on a slow phone. */
function parisDay(now: Date): number {
  const time = now.getTime();
  const year = now.getUTCFullYear();
  const isSummer = time >= clockChange(year, 2) && time < clockChange(year, 9);
  const clock = time + (isSummer ? 2 : 1) * hourLength;
  return clock - (clock % dayLength);
}

const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns Easter Sunday of a Gregorian year (Meeus, Jones and Butcher). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const leap = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + leap + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const dayOfMarch = h + l - 7 * m + 22;
  return Date.UTC(year, 2, dayOfMarch);
}

const fixedHolidays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension and Whit Monday, in days after Easter. */
const movingHolidays = [1, 39, 50];

function isPublicHoliday(time: number): boolean {
  const date = isoDate(time);
  const sunday = easter(Number(date.slice(0, 4)));
  return (
    fixedHolidays.includes(date.slice(5)) || movingHolidays.some((days) => sunday + days * dayLength === time)
  );
}

const isWeekend = (time: number) => [0, 6].includes(new Date(time).getUTCDay());

/**
 * Returns the first possible day (yyyy-mm-dd): the 3rd working day, for pick-up the 2nd, in Paris time with
 * the order's day as day 0. Saturdays, Sundays and, if configured, public holidays are skipped.
 */
export function earliestDelivery(
  mode: DeliveryMode,
  now: Date,
  { skipPublicHolidays = false }: { readonly skipPublicHolidays?: boolean } = {},
): string {
  let time = parisDay(now);
  for (let remaining: number = deliveryTerms[mode].workingDays; remaining > 0; ) {
    time += dayLength;
    if (!isWeekend(time) && !(skipPublicHolidays && isPublicHoliday(time))) remaining -= 1;
  }
  return isoDate(time);
}

/** Returns the day in Paris (yyyy-mm-dd). @throws {RangeError} if the date is invalid */
export const parisDate = (moment: Date): string => isoDate(parisDay(moment));

/** Returns the last day (yyyy-mm-dd) to pay an order on account: `days` after its day in Paris. */
export const lastPaymentDay = (ordered: Date, days: number): string =>
  isoDate(parisDay(ordered) + days * dayLength);
