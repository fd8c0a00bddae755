import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { depot, office } from 'shared-contracts/testing';
import { type FakeCardLibrary, fakeCardLibrary } from './fake-card-library';
import { renderCart, type Visit } from './render-cart';
import { bag, order } from './shop-data';

export const createPayment = 'POST purchase/createPayment';

/** Responses of the API to a customer at the checkout. */
export const checkoutAnswers = {
  [`GET products/${bag.Code}`]: bag,
  'GET users/addresses': [office, depot],
};
/** The same, with the responses for a payment. */
export const answers = {
  ...checkoutAnswers,
  'GET orders/o1': order,
  'POST cart/add': [],
  [createPayment]: { formToken: 'token-1', orderId: 'o1' },
  'POST purchase/validatePayment': { orderId: 'o1', status: 'PAID' },
};
export const lines = [{ productCode: bag.Code, quantity: 4 }];
/** The window, with the global of the provider's library. */
const browser = window as { KR?: unknown };

/** Replaces the provider's library in each test. */
export let cardForm: FakeCardLibrary;
beforeEach(() => {
  cardForm = fakeCardLibrary();
  browser.KR = cardForm;
  // Failures of payments are expected.
  jest.spyOn(console, 'error').mockReturnValue();
});

export const formIsThere = () => waitFor(() => expect(cardForm.forms()).toBe(1));

/** Opens the checkout; answers of the visit override the default ones. */
export const openCheckout = (visit: Visit = {}) =>
  renderCart({ at: '/purchase', lines, signedIn: true, ...visit, answers: { ...answers, ...visit.answers } });

/** Accepts the terms in the checkout and presses 'Payer'. */
export async function pressPay(): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Payer' }));
}

export async function pay(visit: Visit = {}) {
  const rendered = await openCheckout(visit);
  await pressPay();
  return rendered;
}

export const dialog = async () => within(await screen.findByRole('dialog', { name: "Régler l'achat" }));
export const close = async () => {
  await userEvent.click((await dialog()).getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};
