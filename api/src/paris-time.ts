import { type SQL, sql } from 'drizzle-orm';
import { formatDayOfYear } from 'shared-contracts/pricing';

const zone = { timeZone: 'Europe/Paris' } as const;
/** The Swedish locale formats dates as yyyy-mm-dd. */
const isoDay = new Intl.DateTimeFormat('sv-SE', zone);
const clock = new Intl.DateTimeFormat('fr-FR', { ...zone, hour: '2-digit', minute: '2-digit' });

/** Formats the day in Paris time as yyyy-mm-dd. */
export const parisDay = (moment: Date): string => isoDay.format(moment);

/** Formats the day in Paris time as in French tables: '22/11/2026'; empty without a moment. */
export const dayWord = (moment: Date | null): string =>
  moment ? parisDay(moment).split('-').reverse().join('/') : '';

/** Formats date and time in Paris time: '22 novembre 2026 à 14:05'; the first day of a month is '1er'. */
export const parisMoment = (moment: Date): string =>
  `${formatDayOfYear(parisDay(moment))} à ${clock.format(moment)}`;

/** Returns the start of a day (SQL date) in Paris time. */
export const midnightInParis = (day: SQL) => sql`(${day})::timestamp at time zone 'Europe/Paris'`;

/** Returns the moment so many times 24 hours later, or earlier if negative. */
export const daysLater = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * 24 * 60 * 60 * 1000);
