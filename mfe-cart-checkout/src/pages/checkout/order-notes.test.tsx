import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from 'page-kit/testing';
import { addToCartAtom } from 'shared-contracts/cart';
import { camille } from 'shared-contracts/testing';
import { cardForm, createPayment, dialog, formIsThere, openCheckout, pressPay } from '../../testing/pay';
import { gloves } from '../../testing/shop-data';

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

  it('finds empty fields for the next order, of articles added while the first was placed', async () => {
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
});
