/** The clock of the shop, wherever the customer is. */
const moment = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
});

/** '24 novembre à 14:05' of an ISO 8601 moment, null of anything else. */
export function deadline(iso: string | undefined): string | null {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return null;
  const parts = Object.fromEntries(moment.formatToParts(date).map(({ type, value }) => [type, value]));
  const day = parts.day === '1' ? '1er' : parts.day;
  return `${day} ${parts.month} à ${parts.hour}:${parts.minute}`;
}
