import fc from 'fast-check';
import { formatDay, formatDayOfYear } from './format-day';

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
