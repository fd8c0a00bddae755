import { act, screen, waitFor } from '@testing-library/react';
import { cartLinesAtom } from 'shared-contracts/cart';
import { refused } from 'shared-contracts/testing';
import { submittedPayment } from '../../payment/submitted-payment';
import { cardAnswer } from '../../testing/fake-card-library';
import { browserWithLocks } from '../../testing/locks';
import { cardForm, close, dialog, formIsThere } from '../../testing/pay';
import { paidOrder } from '../../testing/shop-data';
import {
  fullCart,
  heading,
  openForm,
  payCard,
  restOfCart,
  resumed,
  thanks,
  validate,
} from '../../testing/unpaid-order';

describe('a customer who resumes the payment of an order', () => {
  it('pays the amount of the order with its card form, and sees the confirmation on the same page', async () => {
    const { http, router, store } = await resumed();
    await formIsThere();
    expect((await dialog()).getByText(/86,92/)).toBeVisible();
    expect(cardForm.configs).toEqual([{ formToken: 'token-9', 'kr-language': 'fr-FR' }]);
    http.answers['GET orders/o1'] = paidOrder;

    await payCard();

    expect(screen.getByText('Payment successful! Redirection in progress…')).toBeVisible();
    expect(http.sent(validate).at(-1)?.body).toEqual({ ...cardAnswer, orderId: 'o1' });
    expect(await heading(thanks)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/invoice/o1');
    expect(http.count('POST cart/add')).toBe(0);
    expect(store.get(cartLinesAtom)).toEqual(restOfCart);
    expect(submittedPayment.read()).toBeNull();
  });

  it('sees the confirmation although the order cannot be loaded', async () => {
    const { http } = await resumed();
    await formIsThere();
    http.answers['GET orders/o1'] = refused(null);

    await payCard();

    expect(await heading(thanks)).toBeVisible();
  });

  it('sees that the payment is in review', async () => {
    await resumed({ [validate]: { orderId: 'o1', status: 'PAYMENT_PENDING' } });
    await formIsThere();

    await payCard();

    expect(await heading('Paiement en cours de traitement')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/Nous n’avons pas reçu votre paiement/)).not.toBeInTheDocument();
  });

  it('sees the dialog until the bank has responded, although the order is already paid, but not on another page', async () => {
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

  it('can close the form, and order and cart are unchanged', async () => {
    const { router, store } = await resumed();
    await formIsThere();

    await close();

    expect(cardForm.forms()).toBe(0);
    expect(await heading('Paiement non terminé')).toBeVisible();
    expect(router.state.location.pathname).toBe('/invoice/o1');
    expect(store.get(cartLinesAtom)).toEqual(fullCart);
  });

  it('releases the payment lock after leaving the page before it was granted', async () => {
    let released = false;
    let grant = () => {};
    const request = async (_name: string, _options: LockOptions, hold: (lock: unknown) => unknown) => {
      await new Promise<void>((resolve) => {
        grant = resolve;
      });
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
