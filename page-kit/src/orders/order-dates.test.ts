/** @jest-environment node */
import { formatMoment, formatMonth, formatUntil, orderDate } from './order-dates';

const formats = { formatMoment, formatMonth, formatUntil, orderDate };

describe('dates in Paris time', () => {
  it.each<[keyof typeof formats, string, string]>([
    ['formatMoment', '2026-11-22T13:05:00.000Z', '22 novembre 2026 à 14:05'], // winter
    ['formatMoment', '2026-07-14T13:05:00.000Z', '14 juillet 2026 à 15:05'], // summer
    ['formatMoment', '2026-11-22T22:59:59.000Z', '22 novembre 2026 à 23:59'],
    ['formatMoment', '2026-11-22T23:00:00.000Z', '23 novembre 2026 à 00:00'],
    ['formatMoment', '2026-12-31T23:00:00.000Z', '1er janvier 2027 à 00:00'],
    ['formatUntil', '2026-11-24T13:05:00.000Z', '24 novembre à 14:05'],
    ['formatUntil', '2026-11-30T23:30:00.000Z', '1er décembre à 00:30'],
    ['formatMonth', '2026-11', 'novembre 2026'],
    ['orderDate', '2026-04-30T10:00:00.000Z', 'jeudi 30 avril 2026'],
    ['orderDate', '2026-04-30T21:59:59.000Z', 'jeudi 30 avril 2026'],
    ['orderDate', '2026-04-30T22:00:00.000Z', 'vendredi 1er mai 2026'],
  ])('%s formats %s as %s', (name, moment, text) => {
    expect(formats[name](moment)).toBe(text);
  });

  it.each([undefined, '', 'hier'])('returns null for a missing or invalid date: %p', (moment) => {
    expect(orderDate(moment)).toBeNull();
    expect(formatMoment(moment)).toBeNull();
    expect(formatUntil(moment)).toBeNull();
  });
});
