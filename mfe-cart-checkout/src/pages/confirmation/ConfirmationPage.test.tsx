import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { camille, depot, environment, refused } from 'shared-contracts/testing';
import { createCheckout } from '../../payment/checkout';
import { browserWithLocks, lockedElsewhere } from '../../testing/locks';
import { renderCart } from '../../testing/render-cart';
import { abandonedOrder, examinedOrder, order, paidOrder, purchase } from '../../testing/shop-data';
import { abandon, button, expectNoThanks, heading, openOrder, thanks } from '../../testing/unpaid-order';

const pending = 'Le règlement de la commande est en cours de traitement par notre équipe';
const confirmation = (overrides: Record<string, unknown> = {}) =>
  renderCart({ at: '/invoice/o1', answers: { 'GET orders/o1': order, ...overrides }, signedIn: true });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());

it('the page of an order redirects a visitor to login with the URL to return to', async () => {
  const { router } = await renderCart({ at: '/invoice/o1' });

  expect(await screen.findByRole('heading', { name: 'Page /login' })).toBeVisible();
  expect(router.state.location.state).toEqual({ returnTo: '/invoice/o1' });
});

it('the page of a paid order shows its number, email and billing address and a phone number, and nothing pending or to track', async () => {
  await confirmation();

  expect(await screen.findByRole('heading', { level: 1, name: 'MERCI POUR VOTRE COMMANDE' })).toBeVisible();
  expect(await screen.findByText('CMD-2026-000123')).toBeVisible();
  expect(await screen.findByText(camille.emailAddress)).toBeVisible();
  expect(screen.getByText(/Siège Durand/)).toBeVisible();
  expect(screen.getByRole('link', { name: '01 99 00 19 86' })).toBeVisible();
  expect(screen.queryByText(pending)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Suivre la commande' })).toBeNull();
});

it('the page of an order names no email address of a profile without one', async () => {
  await confirmation({ 'GET users/profile': { ...camille, emailAddress: '' } });

  expect(await screen.findByText(/^Un e-mail de confirmation a été envoyé à votre adresse\.$/)).toBeVisible();
});

it('the page of an order shows the warehouse and its hours instead of the customer’s address for a pick-up', async () => {
  await confirmation({ 'GET orders/o1': { ...order, deliveryMode: 'retailer' } });

  const { street, hours } = environment.company.warehouse;
  const delivery = (await screen.findByRole('heading', { name: 'Livraison' })).parentElement;
  expect(delivery).toHaveTextContent('Enlèvement par vos soins');
  expect(delivery).toHaveTextContent('Retrait à partir du lundi 4 mai');
  expect(delivery).toHaveTextContent(street);
  expect(delivery).toHaveTextContent(hours);
  expect(delivery).not.toHaveTextContent(depot.addressLine1);
});

it('the page of an order shows no data of another customer’s order', async () => {
  await confirmation({ 'GET orders/o1': refused(404) });

  expect(await screen.findByText(/Cette commande ne peut pas être affichée/)).toBeVisible();
  expect(hrefOf('Historique de mes commandes')).toBe('/profile?historique');
  expect(screen.queryByText('CMD-2026-000123')).not.toBeInTheDocument();
});

it('the page of an order offers a retry after too many requests', async () => {
  const { http } = await confirmation({ 'GET orders/o1': refused(429) });
  const retry = await button('Réessayer');
  http.answers['GET orders/o1'] = order;

  await userEvent.click(retry);

  expect(await heading(thanks)).toBeVisible();
});

it('the page of an order says how and when it was paid, and links to its tracking once its goods are shipped', async () => {
  const payment = { method: 'card', paidAt: '2026-11-22T13:05:00.000Z' };
  await confirmation({ 'GET orders/o1': { ...order, payment, fulfilment: 'shipped' } });

  expect(await screen.findByText('Payée par carte le 22 novembre 2026 à 14:05')).toBeVisible();
  expect(hrefOf('Suivre la commande')).toBe(`/profile?historique&commande=${order.id}`);
});

describe('a customer who abandons an unpaid order', () => {
  const question = async () =>
    within(await screen.findByRole('dialog', { name: /Abandonner cette commande/ }));
  const confirm = async () =>
    userEvent.click((await question()).getByRole('button', { name: 'Abandonner la commande' }));
  const ask = async () => userEvent.click(await button('Abandonner'));

  it('can keep it by the button that is focused first', async () => {
    const { http } = await openOrder();
    await ask();
    expect((await question()).getByRole('button', { name: 'Garder la commande' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await button('Abandonner')).toHaveFocus();
    expect(http.count(abandon)).toBe(0);
  });

  it('sees after confirming that it is abandoned, with a link to the cart', async () => {
    await openOrder();
    await ask();

    await confirm();

    expect(await heading('Commande abandonnée')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(hrefOf('Voir mon panier')).toBe('/order');
    expectNoThanks();
  });

  it('gets a new card form for the same cart afterwards', async () => {
    const createPayment = 'POST purchase/createPayment';
    const shop = await openOrder({ 'POST cart/add': [], [createPayment]: { formToken: 't', orderId: 'o1' } });
    const { openCardForm } = createCheckout(shop);
    await openCardForm(purchase);
    await ask();
    await confirm();
    await heading('Commande abandonnée');

    await openCardForm(purchase);

    expect(shop.http.count(createPayment)).toBe(2);
  });

  it.each([
    ['is paid by now', 'order_already_paid', paidOrder, thanks, 0],
    ['is in review, and why', 'payment_running', examinedOrder, 'Paiement en cours de traitement', 1],
  ])('sees that it %s', async (_what, code, order, title, reasons) => {
    const message = 'Cette commande ne peut pas être abandonnée.';
    const { http } = await openOrder({ [abandon]: refused(409, { code, message, orderId: 'o1' }) });
    await ask();
    http.answers['GET orders/o1'] = order;

    await confirm();

    expect(await heading(title)).toBeVisible();
    expect(screen.queryAllByText(message)).toHaveLength(reasons);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sees why it cannot be abandoned now, and can retry', async () => {
    const message = 'Le paiement est momentanément indisponible. Réessayez dans un instant.';
    const { http } = await openOrder({
      [abandon]: refused(503, { code: 'payment_unavailable', message, error: message }),
    });
    await ask();
    await confirm();
    expect(await (await question()).findByText(message)).toBeVisible();
    http.answers[abandon] = abandonedOrder;

    await confirm();

    expect(await heading('Commande abandonnée')).toBeVisible();
  });

  it('cannot abandon it while another tab is paying', async () => {
    browserWithLocks(lockedElsewhere);
    const { http } = await openOrder();
    await ask();

    await confirm();

    expect(
      await (await question()).findByText('Un paiement est déjà en cours dans un autre onglet.'),
    ).toBeVisible();
    expect(http.count(abandon)).toBe(0);
  });
});
