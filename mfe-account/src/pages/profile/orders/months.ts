/** Months that are offered; an older one may stand in the URL. */
const offered = 36;

let parisMonth: Intl.DateTimeFormat | undefined;

/** The month of a moment in Paris, as `2026-11`. @throws {RangeError} on an invalid date */
export function monthOf(moment: Date): string {
  // Swedish dates are those of ISO 8601.
  parisMonth ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
  });
  return parisMonth.format(moment);
}

/** From this month of Paris back, as `2026-11`. */
export function recentMonths(now: Date): readonly string[] {
  const [year = 0, month = 1] = monthOf(now).split('-').map(Number);
  return Array.from({ length: offered }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 'yyyy-mm'.length),
  );
}

let longMonth: Intl.DateTimeFormat | undefined;

/** 'novembre 2026' */
export function monthText(month: string): string {
  longMonth ??= new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', year: 'numeric', month: 'long' });
  return longMonth.format(new Date(`${month}-01T00:00:00Z`));
}
