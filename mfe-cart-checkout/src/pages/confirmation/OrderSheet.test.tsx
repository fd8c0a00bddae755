import { screen, within } from '@testing-library/react';
import type { Order } from 'shared-contracts/api/orders';
import { camille } from 'shared-contracts/testing';
import { renderCart } from '../../testing/render-cart';
import { order } from '../../testing/shop-data';

/** Four bags at 46,44, with delivery, paid at five past two in Paris. */
const statedSums: Partial<Order> = {
  createdAt: '2026-11-21T23:30:00.000Z',
  deliveryFee: 25,
  vat: [{ rate: 20, base: 46.44, amount: 9.29 }],
  totalTTC: 80.73,
  payment: { method: 'card', paidAt: '2026-11-22T13:05:00.000Z' },
};

async function sums(given: Partial<Order>) {
  await renderCart({
    at: '/invoice/o1',
    answers: { 'GET orders/o1': { ...order, ...given }, 'GET users/profile': camille },
    signedIn: true,
  });
  const table = within(await screen.findByRole('table', { name: 'Articles commandés' }));
  const [, ...rows] = table.getAllByRole('row');
  return rows.slice(1).map(({ textContent }) => textContent?.replace(/\s/g, ' '));
}

describe('a customer who has ordered', () => {
  it('reads what was debited, when and how, beneath the specified sums', async () => {
    expect(await sums(statedSums)).toEqual([
      'Sous-total HT46,44 €',
      'Livraison sans TVA ajoutée25,00 €',
      'Total (HT)71,44 €',
      'TVA 20 % sur 46,44 €9,29 €',
      'Total TTC réglé80,73 €',
      'Payée par carte le 22 novembre 2026 à 14:05',
    ]);
  });

  it('shows the specified sums where the API has no others', async () => {
    expect(await sums({})).toEqual(['Sous-total HT46,44 €', 'Livraison25,00 €', 'Total (HT)71,44 €']);
  });
});
