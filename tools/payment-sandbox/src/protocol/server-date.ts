/** The provider's date form: `2018-10-02T16:13:57+00:00`. */
export function serverDate(date: Date): string {
  return `${date.toISOString().slice(0, 19)}+00:00`;
}
