import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { depot } from 'shared-contracts/testing';
import { cardForm } from './pay';
import { renderCart, type Visit } from './render-cart';
import { abandonedOrder, bag, gloves, unpaidOrder } from './shop-data';

export const openForm = 'POST orders/o1/payment';
export const validate = 'POST purchase/validatePayment';
export const abandon = 'POST orders/o1/abandon';

/** Responses of the API to a customer with an unpaid order. */
const answers = {
  'GET orders/o1': unpaidOrder,
  'GET users/addresses': [depot],
  [`GET products/${bag.Code}`]: bag,
  [`GET products/${gloves.Code}`]: gloves,
  [openForm]: { formToken: 'token-9', orderId: 'o1' },
  [validate]: { orderId: 'o1', status: 'PAID' },
  [abandon]: abandonedOrder,
};

/** The ordered bags and the articles added since. */
export const fullCart = [
  { productCode: bag.Code, quantity: 5 },
  { productCode: gloves.Code, quantity: 2 },
];
/** The rest of the cart once the order is paid. */
export const restOfCart = [
  { productCode: bag.Code, quantity: 1 },
  { productCode: gloves.Code, quantity: 2 },
];

export const openOrder = (overrides: Record<string, unknown> = {}, visit: Visit = {}) =>
  renderCart({
    at: '/invoice/o1',
    answers: { ...answers, ...overrides },
    signedIn: true,
    lines: fullCart,
    ...visit,
  });

export const heading = (name: string, options = {}) =>
  screen.findByRole('heading', { level: 1, name, hidden: true }, options);

export const resume = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Reprendre le paiement' }));

/** Opens the order's card form. */
export async function resumed(overrides: Record<string, unknown> = {}, visit: Visit = {}) {
  const shop = await openOrder(overrides, visit);
  await resume();
  return shop;
}

/** The bank accepts the card. */
export async function payCard(): Promise<void> {
  act(() => cardForm.press());
  await act(() => cardForm.accept());
}

export const button = (name: string) => screen.findByRole('button', { name });

export const thanks = 'MERCI POUR VOTRE COMMANDE';
export function expectNoThanks() {
  expect(screen.queryByText(thanks)).not.toBeInTheDocument();
  expect(screen.queryByText(/e-mail/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Imprimer' })).not.toBeInTheDocument();
}
