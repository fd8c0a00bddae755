import { parisDay, parisMoment } from './paris-time';

it.each([
  ['2026-11-22T13:05:00Z', '2026-11-22', '22 novembre 2026 à 14:05'],
  ['2026-07-31T21:59:59Z', '2026-07-31', '31 juillet 2026 à 23:59'],
  ['2026-07-31T22:00:00Z', '2026-08-01', '1er août 2026 à 00:00'],
  ['2026-12-31T23:00:00Z', '2027-01-01', '1er janvier 2027 à 00:00'],
])('the moment %s is formatted as day and time in Paris', (moment, day, words) => {
  expect(parisDay(new Date(moment))).toBe(day);
  expect(parisMoment(new Date(moment))).toBe(words);
});
