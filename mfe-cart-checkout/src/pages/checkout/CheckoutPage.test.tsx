import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from 'page-kit/testing';
import { camille, depot, environment, office, refused } from 'shared-contracts/testing';
import { checkoutAnswers, lines } from '../../testing/pay';
import { renderCart, summary, type Visit } from '../../testing/render-cart';
import { bag, gloves } from '../../testing/shop-data';

const answers = { ...checkoutAnswers, [`GET products/${gloves.Code}`]: gloves };

async function checkout(visit: Visit = {}) {
  const rendered = await renderCart({ at: '/purchase', answers, lines, signedIn: true, ...visit });
  await screen.findByRole('heading', { level: 1, name: 'Commande' });
  return rendered;
}

const deliveryStep = () => screen.findByRole('region', { name: 'Adresse de livraison' });
const payer = () => screen.getByRole('button', { name: 'Payer' });
const expectObstacle = (text: string) => waitFor(() => expect(payer()).toHaveAccessibleDescription(text));
const terms = () =>
  screen.getByRole('checkbox', {
    name: /^J’accepte les conditions générales de vente .* et j’ai pris connaissance du droit de rétractation/,
  });

it('the checkout redirects a visitor to login with the URL to return to', async () => {
  const { router } = await renderCart({ at: '/purchase', answers, lines });

  expect(await screen.findByRole('heading', { name: 'Page /login' })).toBeVisible();
  expect(router.state.location.state).toEqual({ returnTo: '/purchase' });
});

it('the checkout redirects a customer with an empty cart to the cart page', async () => {
  const { router } = await renderCart({ at: '/purchase', answers, lines: [], signedIn: true });

  await waitFor(() => expect(router.state.location.pathname).toBe('/order'));
});

it('the checkout starts with the default addresses and standard delivery, ticks the completed steps, and says how totals are rounded', async () => {
  await checkout();

  const delivery = await deliveryStep();
  expect(within(delivery).getByText(/Dépôt Durand/)).toBeVisible();
  const billing = screen.getByRole('region', { name: 'Adresse de facturation' });
  expect(within(billing).getByText(/Siège Durand/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Livraison standard/ })).toBeChecked();
  expect(await summary('Livraison')).toBe('25,00 €');
  expect(await summary('Total TTC')).toBe('86,92 €');
  expect(screen.getByText('Chaque total est arrondi au centime.')).toBeVisible();
  const mode = within(screen.getByRole('region', { name: 'Mode de livraison' }));
  expect(mode.getByText('Étape 2')).toBeInTheDocument();
  expect(mode.queryByText('2')).not.toBeInTheDocument();
  const notes = within(screen.getByRole('region', { name: 'Références et consignes' }));
  expect(notes.getByText('Étape 4')).toBeInTheDocument();
  expect(notes.getByText('4')).toBeInTheDocument();
});

it('the checkout changes the fee with the mode, and announces fee and total', async () => {
  await checkout();
  const pickUp = await screen.findByRole('radio', { name: /Enlèvement par vos soins/ });
  expect(await summary('Total TTC')).toBe('86,92 €');
  jest.useFakeTimers();

  fireEvent.click(pickUp);
  act(() => jest.advanceTimersByTime(700));

  jest.useRealTimers();
  expect(await summary('Livraison')).toBe('Gratuit');
  expect(await summary('Total TTC')).toBe('61,92 €');
  expect(screen.getByText(/^Livraison Gratuit. Total TTC 61,92.€$/)).toHaveAttribute('role', 'status');
});

it.each([
  ['apply', 'Gratuit'],
  ['announce', '25,00 €'],
] as const)(
  'with free delivery set to %s, the checkout shows the fee %s above its threshold',
  async (freeDelivery, fee) => {
    const settings = { ...environment.settings, freeDelivery };
    // 310.00 euros before tax, in the Paris region.
    const dear = { ...answers, [`GET products/${bag.Code}`]: { ...bag, PrixHT: 77.5 } };

    await checkout({ answers: dear, environment: { ...environment, settings } });

    expect(await summary('Livraison')).toBe(fee);
  },
);

it('the checkout requires the terms to be accepted before payment, and opens them in a new tab, as their link says', async () => {
  await checkout();
  const link = await screen.findByRole('link', { name: 'conditions générales de vente (nouvel onglet)' });
  expect(link).toHaveAttribute('href', '/cgv');
  expect(link).toHaveAttribute('target', '_blank');

  await expectObstacle('Cochez la case des conditions générales pour pouvoir payer.');
  await userEvent.click(terms());

  expect(payer()).not.toHaveAttribute('aria-disabled');
});

it('the checkout asks for an address, with links to its form, if there is none', async () => {
  await checkout({ answers: { ...answers, 'GET users/addresses': [] } });

  await expectObstacle('Ajoutez une adresse de livraison pour pouvoir payer.');
  for (const link of screen.getAllByRole('link', { name: '+ Ajouter une nouvelle adresse' }))
    expect(link).toHaveAttribute('href', '/profile?address');
});

it('the checkout disables the payment for an article that is no longer in the catalogue', async () => {
  await checkout({ answers: { ...answers, [`GET products/${bag.Code}`]: refused(404) } });

  await expectObstacle('Retirez du panier les articles indisponibles pour pouvoir payer.');
});

it('the checkout preserves unknown fields stored with the choices by a newer version of the shop', async () => {
  const key = 'sph-cart-checkout';
  const adding = { role: 'delivery', known: [office.id, depot.id], floor: 3 };
  const newer = { mode: 'premium', packaging: 'consigne', adding };
  sessionStorage.setItem(key, JSON.stringify(newer));
  await checkout({ answers: { ...answers, 'GET users/addresses': [office, depot] } });

  await userEvent.click(await screen.findByRole('radio', { name: /Enlèvement par vos soins/ }));

  expect(JSON.parse(sessionStorage.getItem(`${key}@${camille.id}`) ?? '')).toEqual({
    ...newer,
    mode: 'retailer',
    delivery: null,
    billing: null,
    purchaseOrderNumber: '',
    engagementNumber: '',
    serviceCode: '',
    deliveryInstructions: '',
  });
});

it('the checkout shows an error, also in a browser alert, when the addresses cannot be loaded, with a retry', async () => {
  const alert = jest.spyOn(window, 'alert').mockReturnValue();
  const { http } = await checkout({ answers: { ...answers, 'GET users/addresses': refused(500) } });
  const text = 'Echec de la récupération des informations utilisateur';
  expect(await screen.findByText(text)).toBeVisible();
  expect(alert).toHaveBeenCalledWith(text);
  http.answers['GET users/addresses'] = [depot];

  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

  expect(await deliveryStep()).toBeVisible();
});

const branch = { ...office, id: 'a3', fullName: 'Agence Durand', isDefaultBilling: false };

it('the checkout selects an address added during the checkout, also on a later visit, and preserves typed instructions', async () => {
  const { http, router } = await checkout({ answers: { ...answers } });
  const instructions = /^Consignes de livraison/;
  await fill(userEvent, await screen.findByLabelText(instructions), 'Quai 2');
  await userEvent.click(within(await deliveryStep()).getByRole('link', { name: 'Ajouter une adresse' }));
  expect(await screen.findByRole('heading', { name: 'Page /profile?address' })).toBeVisible();
  expect(router.state.location.state).toEqual({ returnTo: '/purchase' });
  http.answers['GET users/addresses'] = [office, depot, branch];

  await act(() => router.navigate('/purchase', { state: { addedAddress: 'a3' } }));
  await within(await deliveryStep()).findByText(/Agence Durand/);
  await act(() => router.navigate('/order'));
  await act(() => router.navigate('/purchase'));

  expect(await within(await deliveryStep()).findByText(/Agence Durand/)).toBeVisible();
  expect(screen.getByLabelText(instructions)).toHaveValue('Quai 2');
});

it('the checkout does not select an address added after the customer returned without one', async () => {
  const { http, router } = await checkout({ answers: { ...answers } });
  await userEvent.click(within(await deliveryStep()).getByRole('link', { name: 'Ajouter une adresse' }));
  expect(await screen.findByRole('heading', { name: 'Page /profile?address' })).toBeVisible();
  http.answers['GET users/addresses'] = [office, depot, branch];

  await act(() => router.navigate('/purchase'));

  expect(await within(await deliveryStep()).findByText(/Dépôt Durand/)).toBeVisible();
});
