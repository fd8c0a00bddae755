import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { refused } from 'shared-contracts/testing';
import { browserWithLocks, lockedElsewhere } from '../../testing/locks';
import { answers, cardForm, close, createPayment, dialog, formIsThere, lines, pay } from '../../testing/pay';
import { bag, gloves, order } from '../../testing/shop-data';

describe('a customer whose payment fails', () => {
  it('sees no message when the validation is refused, and can close the dialog with an unchanged cart', async () => {
    const { store } = await pay({ answers: { ...answers, 'POST purchase/validatePayment': refused(422) } });
    await formIsThere();

    await act(() => cardForm.accept());

    expect(screen.queryByText(/Payment successful/)).not.toBeInTheDocument();
    expect((await dialog()).queryByText(/Erreur|banque a accepté/)).not.toBeInTheDocument();
    expect(store.get(cartLinesAtom)).toEqual(lines);
    await close();
  });

  it('sees the next steps, also after closing the dialog, when the validation fails', async () => {
    await pay({ answers: { ...answers, 'POST purchase/validatePayment': refused(500) } });
    await formIsThere();
    await act(() => cardForm.accept());

    const lasting = /^Votre banque a accepté le paiement.*vous ne paierez pas deux fois/;
    expect((await dialog()).getByText(lasting)).toBeVisible();
    expect((await dialog()).getByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect((await dialog()).queryByText(/Gardez cette fenêtre ouverte/)).not.toBeInTheDocument();
    await close();
    expect(screen.getByText(lasting)).toBeVisible();
  });

  it('sees why the card fields are missing when their iframes are blocked, and can retry', async () => {
    cardForm.blocked = true;
    await pay();
    await formIsThere();

    act(() => cardForm.refuse({ errorCode: 'CLIENT_999', errorMessage: 'Technical error' }));

    expect((await dialog()).getByText(/champs de la carte n’ont pas pu s’afficher.*bloqueur/)).toBeVisible();
    expect((await dialog()).queryByText(/Gardez cette fenêtre ouverte/)).not.toBeInTheDocument();
    cardForm.blocked = false;
    await userEvent.click((await dialog()).getByRole('button', { name: 'Réessayer' }));
    expect(await (await dialog()).findByText(/Gardez cette fenêtre ouverte/)).toBeVisible();
  });

  it('cannot pay while another tab is paying', async () => {
    browserWithLocks(lockedElsewhere);

    const { http } = await pay();

    expect(await screen.findByText('Un paiement est déjà en cours dans un autre onglet.')).toBeVisible();
    expect(http.count(createPayment)).toBe(0);
  });
});

describe('a customer whose cart was already paid by an earlier order', () => {
  const earlier = { ...order, id: 'o7', items: order.items.map((item) => ({ ...item, quantity: 3 })) };
  const paidBefore = {
    ...answers,
    [`GET products/${gloves.Code}`]: gloves,
    'GET orders/o7': earlier,
    [createPayment]: refused(409, { code: 'order_already_paid', orderId: 'o7' }),
  };
  const more = [...lines, { productCode: gloves.Code, quantity: 2 }];

  it('sees the confirmation of that order, and other articles stay in the cart', async () => {
    const { router, store } = await pay({ answers: paidBefore, lines: more });

    await waitFor(() => expect(router.state.location.pathname).toBe('/invoice/o7'));
    expect(store.get(cartLinesAtom)).toEqual([
      { productCode: bag.Code, quantity: 1 },
      { productCode: gloves.Code, quantity: 2 },
    ]);
  });

  it('loses no articles when that order cannot be loaded, and can retry', async () => {
    const { http, router, store } = await pay({
      answers: { ...paidBefore, 'GET orders/o7': refused(503) },
      lines: more,
    });
    const retry = await (await dialog()).findByRole('button', { name: 'Réessayer' });
    expect(store.get(cartLinesAtom)).toEqual(more);
    http.answers['GET orders/o7'] = earlier;

    await userEvent.click(retry);

    await waitFor(() => expect(router.state.location.pathname).toBe('/invoice/o7'));
    expect(store.get(cartLinesAtom)).toHaveLength(2);
  });
});
