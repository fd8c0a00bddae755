import { screen, within } from '@testing-library/react';
import type { Order } from 'shared-contracts/api/orders';
import { camille, depot, environment, oddAnswer, refused } from 'shared-contracts/testing';
import { renderCart } from '../../testing/render-cart';
import { order } from '../../testing/shop-data';

const answers = { 'GET orders/o1': order, 'GET users/profile': camille };
const pending = 'Le règlement de la commande est en cours de traitement par notre équipe';
const confirmation = (overrides: Record<string, unknown> = {}) =>
  renderCart({ at: '/invoice/o1', answers: { ...answers, ...overrides }, signedIn: true });

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
});

it('shows order number, email address and billing address', async () => {
  await confirmation();

  expect(await screen.findByRole('heading', { level: 1, name: 'MERCI POUR VOTRE COMMANDE' })).toBeVisible();
  expect(await screen.findByText('CMD-2026-000123')).toBeVisible();
  expect(await screen.findByText(camille.emailAddress)).toBeVisible();
  expect(screen.getByText(/Siège Durand/)).toBeVisible();
  expect(screen.getByRole('link', { name: '01 99 00 19 86' })).toBeVisible();
  expect(screen.queryByText(pending)).not.toBeInTheDocument();
});

it('shows the confirmation of an API that sends only the specified fields', async () => {
  const { orderNumber, status, deliveryMode, address, items } = order;
  const specified = { orderNumber, status, deliveryMode, address: { billing: address.billing }, items };
  await confirmation({ 'GET orders/o1': oddAnswer(specified) });

  expect(await screen.findByText('CMD-2026-000123')).toBeVisible();
  expect(screen.getByText(/Siège Durand/)).toBeVisible();
});

it('shows the warehouse and its hours instead of the customer’s address for a pick-up', async () => {
  await confirmation({ 'GET orders/o1': { ...order, deliveryMode: 'retailer' } });

  const { street, hours } = environment.company.warehouse;
  const delivery = (await screen.findByRole('heading', { name: 'Livraison' })).parentElement;
  expect(delivery).toHaveTextContent('Enlèvement par vos soins');
  expect(delivery).toHaveTextContent(street);
  expect(delivery).toHaveTextContent(hours);
  expect(delivery).not.toHaveTextContent(depot.addressLine1);
});

it('shows no data of another customer’s order', async () => {
  await confirmation({ 'GET orders/o1': refused(404) });

  expect(await screen.findByText(/Cette commande ne peut pas être affichée/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Historique de mes commandes' })).toHaveAttribute(
    'href',
    '/profile?historique',
  );
  expect(screen.queryByText('CMD-2026-000123')).not.toBeInTheDocument();
});

it('offers a retry after too many requests', async () => {
  await confirmation({ 'GET orders/o1': refused(429) });

  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

it('redirects a visitor to login with the URL to return to', async () => {
  const { router } = await renderCart({ at: '/invoice/o1', answers });

  expect(await screen.findByRole('heading', { name: 'Page /login' })).toBeVisible();
  expect(router.state.location.state).toEqual({ returnTo: '/invoice/o1' });
});

/** Four bags for 46.44 euros, with delivery, paid at 14:05 in Paris. */
const withTotals: Partial<Order> = {
  createdAt: '2026-11-21T23:30:00.000Z',
  deliveryFee: 25,
  vat: [{ rate: 20, base: 46.44, amount: 9.29 }],
  totalTTC: 80.73,
  payment: { method: 'card', paidAt: '2026-11-22T13:05:00.000Z' },
};

async function totals(overrides: Partial<Order>) {
  await confirmation({ 'GET orders/o1': { ...order, ...overrides } });
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
