import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { camille, depot, environment, oddAnswer, orderAddress, refused } from 'shared-contracts/testing';
import { createCheckout } from '../../payment/place-order';
import { browserWithLocks, lockedElsewhere } from '../../testing/locks';
import { renderCart } from '../../testing/render-cart';
import { abandonedOrder, order, paidOrder } from '../../testing/shop-data';
import {
  abandon,
  button,
  expectNoThanks,
  fullCart,
  heading,
  openOrder,
  thanks,
} from '../../testing/unpaid-order';

const answers = { 'GET orders/o1': order, 'GET users/profile': camille };
const pending = 'Le règlement de la commande est en cours de traitement par notre équipe';
const confirmation = (overrides: Record<string, unknown> = {}) =>
  renderCart({ at: '/invoice/o1', answers: { ...answers, ...overrides }, signedIn: true });

beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());

it('shows order number, email address and billing address', async () => {
  await confirmation();

  expect(await screen.findByRole('heading', { level: 1, name: 'MERCI POUR VOTRE COMMANDE' })).toBeVisible();
  expect(await screen.findByText('CMD-2026-000123')).toBeVisible();
  expect(await screen.findByText(camille.emailAddress)).toBeVisible();
  expect(screen.getByText(/Siège Durand/)).toBeVisible();
  expect(screen.getByRole('link', { name: '01 99 00 19 86' })).toBeVisible();
  expect(screen.queryByText(pending)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Suivre la commande' })).toBeNull();
});

it('shows the confirmation of an API that sends only the specified fields, and names no email address of a profile without one', async () => {
  const { orderNumber, status, deliveryMode, address, items } = order;
  const specified = { orderNumber, status, deliveryMode, address: { billing: address.billing }, items };
  await confirmation({
    'GET orders/o1': oddAnswer(specified),
    'GET users/profile': { ...camille, emailAddress: '' },
  });

  expect(await screen.findByText('CMD-2026-000123')).toBeVisible();
  expect(screen.getByText(/Siège Durand/)).toBeVisible();
  expect(await screen.findByText(/^Un e-mail de confirmation a été envoyé à votre adresse\.$/)).toBeVisible();
});

it('shows the warehouse and its hours instead of the customer’s address for a pick-up', async () => {
  await confirmation({ 'GET orders/o1': { ...order, deliveryMode: 'retailer' } });

  const { street, hours } = environment.company.warehouse;
  const delivery = (await screen.findByRole('heading', { name: 'Livraison' })).parentElement;
  expect(delivery).toHaveTextContent('Enlèvement par vos soins');
  expect(delivery).toHaveTextContent('Retrait à partir du lundi 4 mai');
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

it('shows the payment below the specified totals, and leads to the order once something has happened to its goods', async () => {
  await confirmation({
    'GET orders/o1': {
      ...order,
      deliveryFee: 25,
      vat: [{ rate: 20, base: 46.44, amount: 9.29 }],
      totalTTC: 80.73,
      payment: { method: 'card', paidAt: '2026-11-22T13:05:00.000Z' },
      fulfilment: 'shipped',
    },
  });

  const table = within(await screen.findByRole('table', { name: 'Articles commandés' }));
  const [, , ...rows] = table.getAllByRole('row').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(rows.slice(-4)).toEqual([
    'TVA 20 % sur 46,44 €9,29 €',
    'Total TTC réglé80,73 €',
    'Payée par carte le 22 novembre 2026 à 14:05',
    'Chaque total est arrondi au centime.',
  ]);
  expect(screen.getByRole('link', { name: 'Suivre la commande' })).toHaveAttribute(
    'href',
    `/profile?historique&commande=${order.id}`,
  );
});

describe('a customer who abandons an unpaid order', () => {
  const question = async () =>
    within(await screen.findByRole('dialog', { name: /Abandonner cette commande/ }));
  const confirm = async () =>
    userEvent.click((await question()).getByRole('button', { name: 'Abandonner la commande' }));

  it('can keep it, or confirm and see that it is abandoned, with a link to the cart', async () => {
    const { http } = await openOrder();
    await userEvent.click(await button('Abandonner'));
    expect((await question()).getByRole('button', { name: 'Garder la commande' })).toHaveFocus();
    await userEvent.click((await question()).getByRole('button', { name: 'Garder la commande' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await button('Abandonner')).toHaveFocus();
    expect(http.count(abandon)).toBe(0);

    await userEvent.click(await button('Abandonner'));
    await confirm();

    expect(await heading('Commande abandonnée')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir mon panier' })).toHaveAttribute('href', '/order');
    expectNoThanks();
  });

  it('buys the same cart with the card form of another order', async () => {
    const createPayment = 'POST purchase/createPayment';
    const shop = await openOrder({ 'POST cart/add': [], [createPayment]: { formToken: 't', orderId: 'o1' } });
    const { openCardForm } = createCheckout(shop);
    const purchase = {
      customerId: camille.id,
      lines: fullCart,
      due: { amount: 8692, goodsHT: 5160, vat: 1032, deliveryFee: 2500 },
      choice: { billingAddressId: 'a2', deliveryAddressId: 'a1', deliveryMode: 'standard' as const },
      addresses: { billing: orderAddress(depot), delivery: orderAddress(depot) },
    };
    await openCardForm(purchase);
    await userEvent.click(await button('Abandonner'));
    await confirm();
    await heading('Commande abandonnée');

    await openCardForm(purchase);

    expect(shop.http.count(createPayment)).toBe(2);
  });

  it('sees the confirmation if it was already paid', async () => {
    const { http } = await openOrder({
      [abandon]: refused(409, { code: 'order_already_paid', orderId: 'o1' }),
    });
    await userEvent.click(await button('Abandonner'));
    await question();
    http.answers['GET orders/o1'] = paidOrder;

    await confirm();

    expect(await heading(thanks)).toBeVisible();
  });

  it('sees that a payment is being processed', async () => {
    const message = 'Le paiement de cette commande est en cours de traitement.';
    await openOrder({ [abandon]: refused(409, { code: 'payment_running', message, error: message }) });
    await userEvent.click(await button('Abandonner'));
    await confirm();

    expect(await heading('Paiement en cours de traitement')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sees why it cannot be abandoned now, and can retry', async () => {
    const message = 'Le paiement est momentanément indisponible. Réessayez dans un instant.';
    const { http } = await openOrder({
      [abandon]: refused(503, { code: 'payment_unavailable', message, error: message }),
    });
    await userEvent.click(await button('Abandonner'));
    await confirm();
    expect(await (await question()).findByText(message)).toBeVisible();
    http.answers[abandon] = abandonedOrder;

    await confirm();

    expect(await heading('Commande abandonnée')).toBeVisible();
  });

  it('cannot abandon it while another tab is paying', async () => {
    browserWithLocks(lockedElsewhere);
    const { http } = await openOrder();
    await userEvent.click(await button('Abandonner'));

    await confirm();

    expect(
      await (await question()).findByText('Un paiement est déjà en cours dans un autre onglet.'),
    ).toBeVisible();
    expect(http.count(abandon)).toBe(0);
  });
});
