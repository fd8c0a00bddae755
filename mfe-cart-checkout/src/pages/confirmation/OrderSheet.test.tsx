import { screen, within } from '@testing-library/react';
import type { Order } from 'shared-contracts/api/orders';
import { camille } from 'shared-contracts/testing';
import { renderCart } from '../../testing/render-cart';
import { order } from '../../testing/shop-data';

/** Four bags for 46.44 euros, with delivery, paid at 14:05 in Paris. */
const withTotals: Partial<Order> = {
  createdAt: '2026-11-21T23:30:00.000Z',
  deliveryFee: 25,
  vat: [{ rate: 20, base: 46.44, amount: 9.29 }],
  totalTTC: 80.73,
  payment: { method: 'card', paidAt: '2026-11-22T13:05:00.000Z' },
};

async function totals(overrides: Partial<Order>) {
  await renderCart({
    at: '/invoice/o1',
    answers: { 'GET orders/o1': { ...order, ...overrides }, 'GET users/profile': camille },
    signedIn: true,
  });
  const table = within(await screen.findByRole('table', { name: 'Articles commandés' }));
  const [, ...rows] = table.getAllByRole('row');
  return rows.slice(1).map(({ textContent }) => textContent?.replace(/\s/g, ' '));
}

describe('a customer who has ordered', () => {
  it('sees amount, date and method of the payment below the specified totals', async () => {
    expect(await totals(withTotals)).toEqual([
      'Sous-total HT46,44 €',
      'Livraison sans TVA ajoutée25,00 €',
      'Total (HT)71,44 €',
      'TVA 20 % sur 46,44 €9,29 €',
      'Total TTC réglé80,73 €',
      'Payée par carte le 22 novembre 2026 à 14:05',
    ]);
  });

  it('sees only the specified totals if the API sends no others', async () => {
    expect(await totals({})).toEqual(['Sous-total HT46,44 €', 'Livraison25,00 €', 'Total (HT)71,44 €']);
  });
});
