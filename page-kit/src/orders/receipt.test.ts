/** @jest-environment node */
import type { Order } from 'shared-contracts/api/orders';
import { order as anyOrder, item } from 'shared-contracts/testing';
import { receiptRows } from './order-amounts';

/** Goods for 175.80 euros at two VAT rates, with delivery. */
const withVat: Partial<Order> = {
  items: [item(1, { dueUnitPriceHT: 87.9 })],
  totalHT: 175.8,
  deliveryFee: 25,
  vat: [
    { rate: 5.5, base: 55.8, amount: 3.07 },
    { rate: 20, base: 120, amount: 24 },
  ],
  totalTTC: 227.87,
  payment: { method: 'card', paidAt: '2026-11-22T13:05:00.000Z' },
};

const rows = (overrides: Partial<Order>) =>
  receiptRows(anyOrder('1', overrides), 'apply').map(({ label, detail, value }) =>
    [label, detail, value].filter(Boolean).join(' | ').replace(/\s/g, ' '),
  );

describe('the receipt of an order', () => {
  const sub = 'Sous-total HT | 175,80 €';
  const paidDelivery = ['Livraison | sans TVA ajoutée | 25,00 €', 'Total (HT) | 200,80 €'];
  const vat = ['TVA 5,5 % | sur 55,80 € | 3,07 €', 'TVA 20 % | sur 120,00 € | 24,00 €'];
  const free = { ...withVat, deliveryFee: 0, totalTTC: 202.87 };
  const cancelled = { ...withVat, vat: [], cancelledTTC: 100.2 };
  const left = ['Articles annulés TTC | −100,20 €', 'Total TTC après annulation | 127,67 €'];
  const withoutDelivery = {
    items: [item(1, { dueUnitPriceHT: 350, ecoParticipation: 0.17 })],
    address: { billing: anyOrder('1').address.billing },
  };

  it.each<[string, Partial<Order>, string[]]>([
    [
      'has goods, fee, VAT per rate and the paid total',
      withVat,
      [sub, ...paidDelivery, ...vat, 'Total TTC réglé | 227,87 €'],
    ],
    [
      'does not mention VAT with free delivery',
      free,
      [sub, 'Livraison | Gratuit', 'Total (HT) | 175,80 €', ...vat, 'Total TTC réglé | 202,87 €'],
    ],
    [
      'has what is cancelled, and the rest as its total, since either may have been paid',
      cancelled,
      [sub, ...paidDelivery, 'Total TTC | 227,87 €', ...left],
    ],
    [
      'has the specified totals without VAT',
      { items: [item(1), item(2)] },
      ['Sous-total HT | 46,44 €', 'Livraison | 25,00 €', 'Total (HT) | 71,44 €'],
    ],
    [
      'leaves a fee open that depends on an unknown delivery address',
      withoutDelivery,
      [
        'dont éco-participation HT | 0,34 €',
        'Livraison | Selon l’adresse',
        'Total (HT) hors livraison | 700,00 €',
      ],
    ],
  ])('%s', (_rule, overrides, expected) => {
    expect(rows(overrides)).toEqual(expected);
  });

  it('has the eco-participation of its articles, and nothing for values of another API that are none', () => {
    const bulbs = (ecoParticipation: unknown, quantity = 7) =>
      item(1, { quantity, ecoParticipation: ecoParticipation as number });

    expect(rows({ items: [bulbs(0.17), item(2)] })[1]).toBe('dont éco-participation HT | 1,19 €');
    expect(rows({ items: [bulbs('0,17'), bulbs(-1), bulbs(1, 1.5)] })[1]).toMatch(/^Livraison/);
  });

  it.each<Partial<Order>>([
    { status: 'PAYMENT_PENDING', payment: { method: 'account' } },
    { status: 'PAYMENT_PENDING', payment: { method: 'card', tried: true } },
    { payment: undefined },
  ])('does not label the total of an unpaid order as paid: %j', (overrides) => {
    expect(rows({ ...withVat, ...overrides }).at(-1)).toBe('Total TTC | 227,87 €');
  });
});
