import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { refused } from 'shared-contracts/testing';
import { browserWithLocks } from '../../testing/locks';
import { cardForm, close, dialog, formIsThere } from '../../testing/pay';
import { abandonedOrder, bag, examinedOrder, order, paidOrder, unpaidOrder } from '../../testing/shop-data';
import {
  fullCart,
  heading,
  openForm,
  openOrder,
  payCard,
  restOfCart,
  resume,
  resumed,
  thanks,
  validate,
} from '../../testing/unpaid-order';

describe('a customer who resumes the payment of an order', () => {
  it('sees the confirmation although the order cannot be loaded', async () => {
    const { http } = await resumed();
    await formIsThere();
    http.answers['GET orders/o1'] = refused(null);

    await payCard();

    expect(await heading(thanks)).toBeVisible();
  });

  it('sees that the payment is in review', async () => {
    const { http } = await resumed({ [validate]: { orderId: 'o1', status: 'PAYMENT_PENDING' } });
    await formIsThere();
    http.answers['GET orders/o1'] = examinedOrder;

    await payCard();

    expect(await heading('Paiement en cours de traitement')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/Nous n’avons pas reçu votre paiement/)).not.toBeInTheDocument();
  });

  it('still sees the dialog while the bank processes a paid order, and no card form after leaving the page', async () => {
    const { http, router } = await resumed();
    await formIsThere();
    act(() => cardForm.press());
    http.answers['GET orders/o1'] = paidOrder;

    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));

    expect(http.count('GET orders/o1')).toBe(2);
    expect((await dialog()).queryByRole('button', { name: 'Fermer' })).not.toBeInTheDocument();
    expect(cardForm.forms()).toBe(1);
    await act(() => router.navigate('/about'));
    expect(cardForm.forms()).toBe(0);
  });

  it('releases the payment lock after leaving the page before it was granted', async () => {
    let released = false;
    let grant = () => {};
    const request = async (_name: string, _options: LockOptions, hold: (lock: unknown) => unknown) => {
      await new Promise<void>((resolve) => (grant = resolve));
      await hold({});
      released = true;
    };
    browserWithLocks(request);
    const { http, router } = await resumed();
    await act(() => router.navigate('/about'));

    await act(async () => grant());

    await waitFor(() => expect(released).toBe(true));
    expect(http.count(openForm)).toBe(0);
  });
});

describe('a customer whose order cannot be resumed', () => {
  it.each([
    ['the confirmation if it is already paid', 'order_already_paid', paidOrder, thanks, restOfCart],
    ['that it was abandoned', 'order_ended', abandonedOrder, 'Commande abandonnée', fullCart],
  ])('sees %s', async (_what, code, order, title, remaining) => {
    const { http, store } = await openOrder({ [openForm]: refused(409, { code, orderId: 'o1' }) });
    await heading('Paiement non terminé');
    http.answers['GET orders/o1'] = order;

    await resume();

    expect(await heading(title)).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual(remaining);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is redirected to another order that paid the same cart', async () => {
    const { router, store } = await openOrder({
      [openForm]: refused(409, { code: 'order_already_paid', orderId: 'o2' }),
      'GET orders/o2': { ...order, id: 'o2', orderNumber: 'CMD-2026-000124' },
    });

    await resume();

    expect(await screen.findByText('CMD-2026-000124')).toBeVisible();
    expect(router.state.location.pathname).toBe('/invoice/o2');
    expect(store.get(cartLinesAtom)).toEqual(restOfCart);
  });

  it('sees the message of the API if the deadline is over', async () => {
    const message = 'Cette commande ne peut plus être payée.';
    await resumed({ [openForm]: refused(409, { code: 'order_ended', message, error: message }) });

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sees that a payment is being processed, and can resume after its refusal', async () => {
    const message = 'Le paiement de cette commande est en cours de traitement.';
    const { http } = await openOrder({
      [openForm]: refused(409, { code: 'payment_running', message, error: message }),
    });
    await heading('Paiement non terminé');
    http.answers['GET orders/o1'] = examinedOrder;
    await resume();
    expect(await heading('Paiement en cours de traitement')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    http.answers[openForm] = { formToken: 'token-9', orderId: 'o1' };
    http.answers['GET orders/o1'] = unpaidOrder;

    await resume();

    await formIsThere();
    await close();
    expect(await heading('Paiement non terminé')).toBeVisible();
  });

  it('keeps the cart when the card form cannot be opened, and can retry', async () => {
    const message = 'Réessayez dans un instant.';
    const { http, store } = await resumed({ [openForm]: refused(503, { message, error: message }) });
    expect(await (await dialog()).findByText(message)).toBeVisible();
    http.answers[openForm] = { formToken: 'token-9', orderId: 'o1' };

    await userEvent.click((await dialog()).getByRole('button', { name: 'Réessayer' }));

    await formIsThere();
    expect(store.get(cartLinesAtom)).toEqual(fullCart);
  });
});

describe('a customer who follows the payment link of the order history', () => {
  it('sees the card form open once', async () => {
    const { http, router } = await openOrder({}, { state: { resumePayment: true, from: 'history' } });

    await formIsThere();
    expect(router.state.location.state).toEqual({ from: 'history' });
    await close();
    await act(() => router.navigate('/about'));
    await act(() => router.navigate(-1));

    expect(await heading('Paiement non terminé')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(http.count(openForm)).toBe(1);
  });

  it('sees the confirmation if the order was paid in the meantime', async () => {
    await openOrder({ 'GET orders/o1': paidOrder }, { state: { resumePayment: true } });

    expect(await heading(thanks)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('a customer who pays the cart after visiting the page of the unpaid order sees the confirmation, and not that the payment is unfinished', async () => {
  const { http, router } = await openOrder(
    { 'POST cart/add': [], 'POST purchase/createPayment': { formToken: 'token-1', orderId: 'o1' } },
    { lines: [{ productCode: bag.Code, quantity: 4 }] },
  );
  await heading('Paiement non terminé');
  await act(() => router.navigate('/purchase'));
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Payer' }));
  await formIsThere();
  http.answers['GET orders/o1'] = paidOrder;

  await payCard();

  await waitFor(() => expect(router.state.location.pathname).toBe('/invoice/o1'));
  expect(screen.queryByText('Paiement non terminé')).not.toBeInTheDocument();
  expect(await heading(thanks)).toBeVisible();
});
