/**
 * Returns a function that formats an ISO 8601 moment in Paris time; null for a missing or invalid one. The format
 * is created on first use: the first of a page takes 100 ms on a slow phone.
 */
function parisFormat(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (moment: string | undefined): string | null => {
    const date = new Date(moment ?? '');
    if (Number.isNaN(date.getTime())) return null;
    format ??= new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', ...options });
    const parts = format.formatToParts(date);
    // Intl writes '1 mai', French reads '1er mai'.
    return parts.map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value)).join('');
  };
}

const dayOfYear = parisFormat({ day: 'numeric', month: 'long' });
const clock = parisFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const at = (date: string | null, moment: string | undefined) => date && `${date} à ${clock(moment)}`;

/** 'jeudi 30 avril 2026' */
export const orderDate = parisFormat({ dateStyle: 'full' });

/** '22 novembre 2026' */
export const formatDate = parisFormat({ dateStyle: 'long' });

/** 'novembre 2026', also from '2026-11' */
export const formatMonth = parisFormat({ year: 'numeric', month: 'long' });

/** '22 novembre 2026 à 14:05' */
export const formatMoment = (moment: string | undefined) => at(formatDate(moment), moment);

/** '24 novembre à 14:05', for a date in the near future */
export const formatUntil = (moment: string | undefined) => at(dayOfYear(moment), moment);
