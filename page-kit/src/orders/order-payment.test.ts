import type { Order } from 'shared-contracts/api/orders';
import { order } from 'shared-contracts/testing';
import { paymentState, paymentText } from './order-payment';

const card = { method: 'card' } as const;
const account = { method: 'account' } as const;
const pending = 'PAYMENT_PENDING';

describe('how an order is paid', () => {
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
  ])('reads "%s"', (text, given) => {
    expect(paymentText(order('1', given), 30)).toBe(text);
  });

  it.each<[string, Partial<Order>]>([
    ['of which the API sends nothing', {}],
    ['on account that will not be delivered', { status: 'CANCELLED', payment: account }],
    ['in a state that the shop does not know', { status: 'EXPORTED', payment: account }],
    [
      'paid in a way that the shop does not know',
      { payment: { method: 'barter' } as unknown as NonNullable<Order['payment']> },
    ],
  ])('shows nothing about an order %s', (_which, given) => {
    expect(paymentText(order('1', given), 30)).toBeNull();
  });
});

describe('what the shop does with an order', () => {
  it.each<[ReturnType<typeof paymentState>, Partial<Order>]>([
    ['unfinished', { status: pending, payment: { ...card, tried: true } }],
    ['untried', { status: pending, payment: { ...card, tried: false } }],
    ['abandoned', { status: 'CANCELLED', payment: card, cancellation: 'abandoned' }],
    ['cancelled', { status: 'CANCELLED', payment: account, cancellation: 'company' }],
    ['usual', {}],
    ['usual', { payment: { ...card, tried: true } }],
    ['usual', { status: pending }],
    ['usual', { status: pending, payment: account }],
    // From an API that does not say whether a payment was tried.
    ['usual', { status: pending, payment: card }],
    ['usual', { status: 'CANCELLED' }],
    // Only a cancelled order has a reason to be so.
    ['usual', { status: 'PAID', cancellation: 'abandoned' }],
  ])('is that of an order that is %s', (state, given) => {
    expect(paymentState(order('1', given))).toBe(state);
  });
});
