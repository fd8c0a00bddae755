import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { camille, depot, office } from 'shared-contracts/testing';
import { type FakeCardLibrary, fakeCardLibrary } from './fake-card-library';
import { renderCart, type Visit } from './render-cart';
import { bag, order } from './shop-data';

export const createPayment = 'POST purchase/createPayment';

/** What the API says to a customer who pays. */
export const answers = {
  [`GET products/${bag.Code}`]: bag,
  'GET users/profile': camille,
  'GET users/addresses': [office, depot],
  'GET orders/o1': order,
  'POST cart/add': [],
  [createPayment]: { formToken: 'token-1', orderId: 'o1' },
  'POST purchase/validatePayment': { orderId: 'o1', status: 'PAID' },
};
export const lines = [{ productCode: bag.Code, quantity: 4 }];
/** Where the provider's library is looked for. */
export const browser = window as { KR?: unknown };

/** Puts a fake in the place of the provider's library. */
export function putCardLibrary(): FakeCardLibrary {
  const library = fakeCardLibrary();
  browser.KR = library;
  return library;
}

/** Accepts the terms in the checkout and presses 'Payer'. */
export async function pay(visit: Visit = {}) {
  const rendered = await renderCart({ at: '/purchase', answers, lines, signedIn: true, ...visit });
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Payer' }));
  return rendered;
}

export const dialog = async () => within(await screen.findByRole('dialog', { name: "Régler l'achat" }));
export const close = async () => {
  await userEvent.click((await dialog()).getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};
