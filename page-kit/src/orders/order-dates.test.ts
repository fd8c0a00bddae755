/** @jest-environment node */
import { formatMoment, formatUntil, orderDate } from './order-dates';

describe('dates in Paris time', () => {
  it.each([
    ['2026-11-22T13:05:00.000Z', '22 novembre 2026 à 14:05'], // winter
    ['2026-07-14T13:05:00.000Z', '14 juillet 2026 à 15:05'], // summer
    ['2026-11-22T22:59:59.000Z', '22 novembre 2026 à 23:59'],
    ['2026-11-22T23:00:00.000Z', '23 novembre 2026 à 00:00'],
    ['2026-12-31T23:00:00.000Z', '1er janvier 2027 à 00:00'],
  ])('formats %s as %s', (moment, text) => {
    expect(formatMoment(moment)).toBe(text);
  });

  it.each([
    ['2026-11-24T13:05:00.000Z', '24 novembre à 14:05'],
    ['2026-11-30T23:30:00.000Z', '1er décembre à 00:30'],
  ])('formats the near date %s without the year: %s', (moment, text) => {
    expect(formatUntil(moment)).toBe(text);
  });

  it.each([
    ['2026-04-30T10:00:00.000Z', 'jeudi 30 avril 2026'],
    ['2026-04-30T21:59:59.000Z', 'jeudi 30 avril 2026'],
    ['2026-04-30T22:00:00.000Z', 'vendredi 1er mai 2026'],
  ])('formats the order date %s as %s', (createdAt, text) => {
    expect(orderDate(createdAt)).toBe(text);
  });

  it.each([undefined, '', 'hier'])('returns null for a missing or invalid date: %p', (moment) => {
    expect(orderDate(moment)).toBeNull();
    expect(formatMoment(moment)).toBeNull();
    expect(formatUntil(moment)).toBeNull();
  });
});
