import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from 'page-kit/testing';
import { addToCartAtom } from 'shared-contracts/cart';
import { camille } from 'shared-contracts/testing';
import { answers, createPayment, dialog, openCheckout, pressPay, putCardLibrary } from '../../testing/pay';
import { renderCart } from '../../testing/render-cart';
import { gloves, order } from '../../testing/shop-data';

const number = () => screen.findByRole('textbox', { name: 'Votre numéro de bon de commande (facultatif)' });
const instructions = () => screen.findByRole('textbox', { name: 'Consignes de livraison (facultatif)' });
const checkout = (given: Record<string, unknown> = {}) => openCheckout({ answers: given });

async function write() {
  await fill(userEvent, await number(), 'BC-2026-77');
  await fill(userEvent, await instructions(), 'Quai 2\navant 9 h');
}

async function expectKept() {
  expect(await number()).toHaveValue('BC-2026-77');
  expect(await instructions()).toHaveValue('Quai 2\navant 9 h');
}

describe('A customer with an own number and wishes for the delivery', () => {
  it('has them ordered by card', async () => {
    putCardLibrary();
    const { http } = await checkout();
    await write();

    await pressPay();

    await waitFor(() => expect(http.count(createPayment)).toBe(1));
    expect(http.sent(createPayment)[0]?.body).toMatchObject({
      purchaseOrderNumber: 'BC-2026-77',
      deliveryInstructions: 'Quai 2\navant 9 h',
    });
  });

  it('is offered no such fields where the API takes none, and stored ones are not sent', async () => {
    putCardLibrary();
    sessionStorage.setItem('sph-cart-checkout', JSON.stringify({ purchaseOrderNumber: 'BC-2026-77' }));
    const { http } = await openCheckout({ extras: false });

    await pressPay();

    await waitFor(() => expect(http.count(createPayment)).toBe(1));
    expect(screen.queryByText('Références et consignes')).not.toBeInTheDocument();
    expect(http.sent(createPayment)[0]?.body).not.toHaveProperty('purchaseOrderNumber');
  });

  it('finds them again after a refused card, and has the order asked for anew with what is changed', async () => {
    const cardForm = putCardLibrary();
    const { http } = await checkout();
    await write();
    await pressPay();
    await waitFor(() => expect(cardForm.forms()).toBe(1));
    act(() => cardForm.press());
    act(() => cardForm.refuse({ errorCode: 'ACQ_001', errorMessage: 'Paiement refusé.' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Fermer' }));
    await expectKept();

    await userEvent.type(await number(), 'b');
    await userEvent.click(screen.getByRole('button', { name: 'Payer' }));

    await waitFor(() => expect(http.count(createPayment)).toBe(2));
    expect(http.sent(createPayment)[1]?.body).toMatchObject({ purchaseOrderNumber: 'BC-2026-77b' });
  });

  it('finds them again when the page is loaded again', async () => {
    await checkout();
    await write();

    cleanup();
    await checkout();

    await expectKept();
  });

  it('finds none of them at the next order, of what another tab added meanwhile', async () => {
    const call = 'POST purchase/createDeferredPayment';
    const { http, router, store } = await checkout({
      'GET users/profile': { ...camille, deferredPayment: true },
      [`GET products/${gloves.Code}`]: gloves,
      [call]: () => {
        store.set(addToCartAtom, { productCode: gloves.Code, quantity: 1 });
        return { orderId: 'o1' };
      },
    });
    await write();
    await pressPay();
    await waitFor(() => expect(router.state.location.pathname).toBe('/invoice/o1'));

    await act(() => router.navigate('/purchase'));

    expect(http.count(call)).toBe(1);
    expect(await number()).toHaveValue('');
    expect(await instructions()).toHaveValue('');
  });

  it('can type no more than the order takes', async () => {
    await checkout();

    await userEvent.type(await number(), 'N'.repeat(45));
    await userEvent.click(await instructions());
    await userEvent.paste('C'.repeat(300));

    expect(await number()).toHaveValue('N'.repeat(40));
    expect(await instructions()).toHaveValue('C'.repeat(200));
  });

  it('reads them on the confirmation', async () => {
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
