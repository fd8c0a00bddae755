import { screen } from '@testing-library/react';
import { camille } from 'shared-contracts/testing';
import { renderCart, type Visit } from './render-cart';
import { abandonedOrder, bag, unpaidOrder } from './shop-data';

export const abandon = 'POST orders/o1/abandon';
/** What the API says to a customer whose order is not paid. */
export const answers = {
  'GET orders/o1': unpaidOrder,
  'GET users/profile': camille,
  [`GET products/${bag.Code}`]: bag,
  [abandon]: abandonedOrder,
};

export const openOrder = (given: Record<string, unknown> = {}, visit: Visit = {}) =>
  renderCart({ at: '/invoice/o1', answers: { ...answers, ...given }, signedIn: true, ...visit });

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const button = (name: string) => screen.findByRole('button', { name });

export const thanks = 'MERCI POUR VOTRE COMMANDE';
export function expectNoThanks() {
  expect(screen.queryByText(thanks)).not.toBeInTheDocument();
  expect(screen.queryByText(/e-mail/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Imprimer' })).not.toBeInTheDocument();
}
