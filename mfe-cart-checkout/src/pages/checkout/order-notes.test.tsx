import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from 'page-kit/testing';
import { addToCartAtom } from 'shared-contracts/cart';
import { camille } from 'shared-contracts/testing';
import {
  answers,
  cardForm,
  createPayment,
  dialog,
  formIsThere,
  openCheckout,
  pressPay,
} from '../../testing/pay';
import { renderCart } from '../../testing/render-cart';
import { gloves, order } from '../../testing/shop-data';

const number = () => screen.findByRole('textbox', { name: 'Votre numéro de bon de commande (facultatif)' });
const instructions = () => screen.findByRole('textbox', { name: 'Consignes de livraison (facultatif)' });
const checkout = (overrides: Record<string, unknown> = {}) => openCheckout({ answers: overrides });

async function fillNotes() {
  await fill(userEvent, await number(), 'BC-2026-77');
  await fill(userEvent, await instructions(), 'Quai 2\navant 9 h');
}

async function expectNotes() {
  expect(await number()).toHaveValue('BC-2026-77');
  expect(await instructions()).toHaveValue('Quai 2\navant 9 h');
  expect(screen.getByText('BC-2026-77 · Quai 2 avant 9 h', { selector: 'summary' })).toBeVisible();
}

describe('a customer with an order number and delivery instructions', () => {
  it('sees no such fields if the API does not accept them, and stored values are not sent', async () => {
    sessionStorage.setItem('sph-cart-checkout', JSON.stringify({ purchaseOrderNumber: 'BC-2026-77' }));
    const { http } = await openCheckout({ extras: false });

    await pressPay();

    await waitFor(() => expect(http.count(createPayment)).toBe(1));
    expect(screen.queryByText('Références et consignes')).not.toBeInTheDocument();
    expect(http.sent(createPayment)[0]?.body).not.toHaveProperty('purchaseOrderNumber');
  });

  it('finds them again after a refused card; a changed number sends both with a new order', async () => {
    const { http } = await checkout();
    await fillNotes();
    await pressPay();
    await formIsThere();
    act(() => cardForm.press());
    act(() => cardForm.refuse({ errorCode: 'ACQ_001', errorMessage: 'Paiement refusé.' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Fermer' }));
    await expectNotes();

    await userEvent.type(await number(), 'b');
    await userEvent.click(screen.getByRole('button', { name: 'Payer' }));

    await waitFor(() => expect(http.count(createPayment)).toBe(2));
    expect(http.sent(createPayment)[1]?.body).toMatchObject({
      purchaseOrderNumber: 'BC-2026-77b',
      deliveryInstructions: 'Quai 2\navant 9 h',
    });
  });

  it('finds them again after another customer has opened the checkout, who sees empty fields', async () => {
    await checkout();
    await fillNotes();

    cleanup();
    await checkout({ 'GET users/profile': { ...camille, id: 'u-karim', firstName: 'Karim' } });

    expect(await number()).toHaveValue('');
    expect(await instructions()).toHaveValue('');
    cleanup();
    await checkout();
    await expectNotes();
  });

  it('finds empty fields for the next order, of articles added in another tab', async () => {
    const call = 'POST purchase/createDeferredPayment';
    const { http, router, store } = await checkout({
      'GET users/profile': { ...camille, deferredPayment: true },
      [`GET products/${gloves.Code}`]: gloves,
      [call]: () => {
        store.set(addToCartAtom, { productCode: gloves.Code, quantity: 1 });
        return { orderId: 'o1' };
      },
    });
    await fillNotes();
    await pressPay();
    await screen.findByRole('heading', { name: 'MERCI POUR VOTRE COMMANDE' });

    await act(() => router.navigate('/purchase'));

    expect(http.count(call)).toBe(1);
    expect(await number()).toHaveValue('');
    expect(await instructions()).toHaveValue('');
  });

  it('cannot type more than the maximum length', async () => {
    await checkout();

    await fill(userEvent, await number(), 'N'.repeat(45));
    await fill(userEvent, await instructions(), 'C'.repeat(300));

    expect(await number()).toHaveValue('N'.repeat(40));
    expect(await instructions()).toHaveValue('C'.repeat(200));
  });

  it('sees them on the confirmation', async () => {
    await renderCart({
      at: '/invoice/o1',
      answers: {
        ...answers,
        'GET orders/o1': {
          ...order,
          engagementNumber: '4500012345',
          siret: '12345678200010',
          purchaseOrderNumber: 'BC-77',
          deliveryInstructions: 'Quai 2, avant 9 h',
        },
      },
      signedIn: true,
    });

    expect(await screen.findByText(/^Votre numéro de bon de commande\s: BC-77$/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Consignes de livraison' })).toBeVisible();
    expect(screen.getByText('Quai 2, avant 9 h')).toBeVisible();
    expect(screen.getByText(/^Numéro d’engagement\s: 4500012345$/)).toBeVisible();
    expect(screen.getByText(/^SIRET\s: 123\s456\s782\s00010$/)).toBeVisible();
  });
});
