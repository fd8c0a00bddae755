const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);

function dayOfMonth(day: Date): string {
  const number = day.getUTCDate() === 1 ? '1er' : day.getUTCDate();
  return `${number} ${months[day.getUTCMonth()]}`;
}

/** Formats a yyyy-mm-dd as 'mardi 5 mai'; the first of a month is '1er'. */
export function formatDay(date: string): string {
  const day = new Date(date);
  return `${weekdays[day.getUTCDay()]} ${dayOfMonth(day)}`;
}

/** Formats a yyyy-mm-dd as '5 mai 2026'. */
export function formatDayOfYear(date: string): string {
  const day = new Date(date);
  return `${dayOfMonth(day)} ${day.getUTCFullYear()}`;
}
