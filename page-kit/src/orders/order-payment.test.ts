/** @jest-environment node */
import type { Order } from 'shared-contracts/api/orders';
import { order } from 'shared-contracts/testing';
import { paymentState, paymentText } from './order-payment';

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
    expect(paymentText(order('1', overrides), 30)).toBe(text);
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
    expect(paymentText(order('1', overrides), 30)).toBeNull();
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
  expect(paymentState(order('1', overrides))).toBe(state);
});
