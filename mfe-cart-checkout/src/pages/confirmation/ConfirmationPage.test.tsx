import { screen } from '@testing-library/react';
import { camille, depot, environment, oddAnswer, refused } from 'shared-contracts/testing';
import { renderCart } from '../../testing/render-cart';
import { order } from '../../testing/shop-data';

const answers = { 'GET orders/o1': order, 'GET users/profile': camille };
const pending = 'Le règlement de la commande est en cours de traitement par notre équipe';
const confirmation = (given: Record<string, unknown> = {}) =>
  renderCart({ at: '/invoice/o1', answers: { ...answers, ...given }, signedIn: true });

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
});

it('thanks the customer and shows number, email and billing address', async () => {
  await confirmation();

  expect(await screen.findByRole('heading', { level: 1, name: 'MERCI POUR VOTRE COMMANDE' })).toBeVisible();
  expect(await screen.findByText('CMD-2026-000123')).toBeVisible();
  expect(await screen.findByText(camille.emailAddress)).toBeVisible();
  expect(screen.getByText(/Siège Durand/)).toBeVisible();
  expect(screen.getByRole('link', { name: '01 99 00 19 86' })).toBeVisible();
  expect(screen.queryByText(pending)).not.toBeInTheDocument();
});

it('thanks the customer of an API that answers what the specification names and nothing else', async () => {
  const { orderNumber, status, deliveryMode, address, items } = order;
  const specified = { orderNumber, status, deliveryMode, address: { billing: address.billing }, items };
  await confirmation({ 'GET orders/o1': oddAnswer(specified) });

  expect(await screen.findByText('CMD-2026-000123')).toBeVisible();
  expect(screen.getByText(/Siège Durand/)).toBeVisible();
});

it('names the warehouse and its hours, not the customer’s address, where the order is picked up', async () => {
  await confirmation({ 'GET orders/o1': { ...order, deliveryMode: 'retailer' } });

  const { street, hours } = environment.company.warehouse;
  const delivery = (await screen.findByRole('heading', { name: 'Livraison' })).parentElement;
  expect(delivery).toHaveTextContent('Enlèvement par vos soins');
  expect(delivery).toHaveTextContent(street);
  expect(delivery).toHaveTextContent(hours);
  expect(delivery).not.toHaveTextContent(depot.addressLine1);
});

it('shows nothing of an order that is not the customer’s', async () => {
  await confirmation({ 'GET orders/o1': refused(404) });

  expect(await screen.findByText(/Cette commande ne peut pas être affichée/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Historique de mes commandes' })).toHaveAttribute(
    'href',
    '/profile?historique',
  );
  expect(screen.queryByText('CMD-2026-000123')).not.toBeInTheDocument();
});

it('offers another try where too many were made just now', async () => {
  await confirmation({ 'GET orders/o1': refused(429) });

  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

it('redirects a visitor to login with the URL to return to', async () => {
  const { router } = await renderCart({ at: '/invoice/o1', answers });

  expect(await screen.findByRole('heading', { name: 'Page /login' })).toBeVisible();
  expect(router.state.location.state).toEqual({ returnTo: '/invoice/o1' });
});
