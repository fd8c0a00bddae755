/** @jest-environment node */
import type { Order, OrderItem } from 'shared-contracts/api/orders';
import { exactFromEuros } from 'shared-contracts/pricing';
import { order as anyOrder, item } from 'shared-contracts/testing';
import { formatOrdered, itemTotal, knownMode, orderAmounts, unitPrice } from './order-amounts';
import { formatMoment, formatUntil, orderDate } from './order-dates';
import { paymentState, paymentText } from './order-payment';

const bags = item(1, { quantity: 3, unitPriceHT: 12.9, dueUnitPriceHT: 11.61 });
const order = (overrides: Partial<Order> = {}) =>
  anyOrder('1', { items: [bags], deliveryMode: 'standard', totalHT: 34.83, ...overrides });

describe('the amounts of an order', () => {
  it.each([
    ['standard', 25, 59.83],
    ['premium', 55, 89.83],
    ['retailer', 0, 34.83],
  ])('are the discounted goods, the fee of the mode %s and their sum', (deliveryMode, fee, total) => {
    expect(orderAmounts(order({ deliveryMode }), 'announce')).toMatchObject({
      subtotal: exactFromEuros(34.83),
      fee: exactFromEuros(fee),
      total: exactFromEuros(total),
    });
  });

  it('have no standard fee above the threshold, if the shop applies free delivery', () => {
    const placed = order({ items: [{ ...bags, quantity: 1, dueUnitPriceHT: 500 }] });

    expect(orderAmounts(placed, 'apply').fee).toBe(0n);
    expect(orderAmounts(placed, 'announce').fee).toBe(exactFromEuros(25));
  });

  it('are the amounts of the API, if it sends them', () => {
    const orderWithAmounts = order({ deliveryFee: 9.9, totalTTC: 51.7 });

    expect(orderAmounts(orderWithAmounts, 'announce')).toEqual({
      subtotal: exactFromEuros(34.83),
      fee: exactFromEuros(9.9),
      total: exactFromEuros(44.73),
      ttc: exactFromEuros(51.7),
    });
    expect(orderAmounts(order({ deliveryFee: 0 }), 'announce').fee).toBe(0n);
    expect(orderAmounts(order(), 'announce').ttc).toBeNull();
  });

  it('sum up exact line totals, not rounded ones', () => {
    const items = [bags, bags, bags].map((item) => ({ ...item, quantity: 1, dueUnitPriceHT: 0.3333 }));

    const { subtotal } = orderAmounts(order({ items }), 'announce');

    expect(subtotal).toBe(exactFromEuros(0.9999));
    expect(formatOrdered(subtotal)).toMatch(/^1,00\s€$/);
  });

  it('count an unknown mode as standard', () => {
    expect(knownMode('pigeon')).toBe('standard');
    expect(knownMode('toString')).toBe('standard');
    expect(knownMode('premium')).toBe('premium');
  });

  it('use the list price of an order without a due price', () => {
    const { dueUnitPriceHT: _, ...old } = bags;

    expect(unitPrice(old as OrderItem)).toBe(exactFromEuros(12.9));
    expect(itemTotal(old as OrderItem)).toBe(exactFromEuros(38.7));
  });

  it.each([Number.NaN, -1, 1e21, '12,90', Infinity])('are null if a price is %p', (price) => {
    const invalid = { ...bags, dueUnitPriceHT: price as number };
    const { subtotal, total } = orderAmounts(order({ items: [bags, invalid] }), 'announce');

    expect([itemTotal(invalid), subtotal, total]).toEqual([null, null, null]);
    expect(formatOrdered(itemTotal(invalid))).toBe('Indisponible');
  });

  it('are null if a quantity or a total is invalid', () => {
    const invalid = order({
      vat: [],
      totalHT: null as unknown as number,
      totalTTC: '51,70' as unknown as number,
    });

    expect(itemTotal({ ...bags, quantity: 1.5 })).toBeNull();
    expect(orderAmounts(invalid, 'announce')).toMatchObject({ subtotal: null, total: null, ttc: null });
  });
});

describe('dates in Paris time', () => {
  it.each([
    [formatMoment, '2026-11-22T13:05:00.000Z', '22 novembre 2026 à 14:05'], // winter
    [formatMoment, '2026-07-14T13:05:00.000Z', '14 juillet 2026 à 15:05'], // summer
    [formatMoment, '2026-11-22T22:59:59.000Z', '22 novembre 2026 à 23:59'],
    [formatMoment, '2026-11-22T23:00:00.000Z', '23 novembre 2026 à 00:00'],
    [formatMoment, '2026-12-31T23:00:00.000Z', '1er janvier 2027 à 00:00'],
    [formatUntil, '2026-11-24T13:05:00.000Z', '24 novembre à 14:05'],
    [formatUntil, '2026-11-30T23:30:00.000Z', '1er décembre à 00:30'],
    [orderDate, '2026-04-30T10:00:00.000Z', 'jeudi 30 avril 2026'],
    [orderDate, '2026-04-30T21:59:59.000Z', 'jeudi 30 avril 2026'],
    [orderDate, '2026-04-30T22:00:00.000Z', 'vendredi 1er mai 2026'],
  ])('%p formats %s as %s', (format, moment, text) => {
    expect(format(moment)).toBe(text);
  });

  it.each([undefined, '', 'hier'])('returns null for a missing or invalid date: %p', (moment) => {
    expect(orderDate(moment)).toBeNull();
    expect(formatMoment(moment)).toBeNull();
    expect(formatUntil(moment)).toBeNull();
  });
});

const card = { method: 'card' } as const;
const account = { method: 'account' } as const;
const pending = 'PAYMENT_PENDING';

describe('the payment text of an order', () => {
  it.each<[string, Partial<Order>]>([
    ['Payée par carte le 22 novembre 2026 à 14:05', { payment: { ...card, paidAt: '2026-11-22T13:05:00Z' } }],
    ['Payée par carte', { payment: card }],
    ['Réglée sur votre compte', { payment: account }],
    ['À régler sur votre compte au plus tard le 30 mai 2026', { status: pending, payment: account }],
    [
      'À régler sur votre compte sous 30\u00a0jours',
      { status: pending, payment: account, createdAt: undefined },
    ],
    ['Non réglée (par carte)', { status: pending, payment: { ...card, tried: true } }],
    ['Non réglée (par carte)', { status: 'CANCELLED', payment: card, cancellation: 'company' }],
  ])('is "%s"', (text, overrides) => {
    expect(paymentText(anyOrder('1', overrides), 30)).toBe(text);
  });

  it.each<[string, Partial<Order>]>([
    ['without a payment from the API', {}],
    ['on account that was cancelled', { status: 'CANCELLED', payment: account }],
    ['with an unknown status', { status: 'EXPORTED', payment: account }],
    [
      'with an unknown payment method',
      { payment: { method: 'barter' } as unknown as NonNullable<Order['payment']> },
    ],
  ])('is null for an order %s', (_which, overrides) => {
    expect(paymentText(anyOrder('1', overrides), 30)).toBeNull();
  });
});

it.each<[ReturnType<typeof paymentState>, Partial<Order>]>([
  ['unfinished', { status: pending, payment: { ...card, tried: true } }],
  ['untried', { status: pending, payment: { ...card, tried: false } }],
  ['abandoned', { status: 'CANCELLED', payment: card, cancellation: 'abandoned' }],
  ['cancelled', { status: 'CANCELLED', payment: account, cancellation: 'company' }],
  ['usual', {}],
  ['usual', { payment: { ...card, tried: true } }],
  ['usual', { status: pending }],
  ['usual', { status: pending, payment: account }],
  // An API that does not send whether a payment was tried.
  ['usual', { status: pending, payment: card }],
  ['usual', { status: 'CANCELLED' }],
  // Only a cancelled order has a cancellation reason.
  ['usual', { status: 'PAID', cancellation: 'abandoned' }],
])('the payment state of an order is %s for %j', (state, overrides) => {
  expect(paymentState(anyOrder('1', overrides))).toBe(state);
});
