import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from 'shared-contracts/testing';
import { browserWithLocks, lockedElsewhere } from '../../testing/locks';
import { abandonedOrder, paidOrder } from '../../testing/shop-data';
import { abandon, button, expectNoThanks, heading, openOrder, thanks } from '../../testing/unpaid-order';

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
});

describe('A customer who gives an unpaid order up', () => {
  const question = async () =>
    within(await screen.findByRole('dialog', { name: /Abandonner cette commande/ }));
  const confirm = async () =>
    userEvent.click((await question()).getByRole('button', { name: 'Abandonner la commande' }));

  it('is asked first, then reads that it is abandoned and is led to the cart', async () => {
    const { http } = await openOrder();
    await userEvent.click(await button('Abandonner'));
    expect((await question()).getByRole('button', { name: 'Garder la commande' })).toHaveFocus();
    expect(http.count(abandon)).toBe(0);

    await confirm();

    expect(await heading('Commande abandonnée')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir mon panier' })).toHaveAttribute('href', '/order');
    expectNoThanks();
  });

  it('keeps it where they think better of it', async () => {
    const { http } = await openOrder();
    await userEvent.click(await button('Abandonner'));

    await userEvent.click((await question()).getByRole('button', { name: 'Garder la commande' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await button('Abandonner')).toHaveFocus();
    expect(http.count(abandon)).toBe(0);
  });

  it('is thanked where it turns out to be paid', async () => {
    const { http } = await openOrder({
      [abandon]: refused(409, { code: 'order_already_paid', orderId: 'o1' }),
    });
    await userEvent.click(await button('Abandonner'));
    await question();
    http.answers['GET orders/o1'] = paidOrder;

    await confirm();

    expect(await heading(thanks)).toBeVisible();
  });

  it('reads that the payment is being dealt with', async () => {
    const message = 'Le paiement de cette commande est en cours de traitement.';
    await openOrder({ [abandon]: refused(409, { code: 'payment_running', message, error: message }) });
    await userEvent.click(await button('Abandonner'));
    await confirm();

    expect(await heading('Paiement en cours de traitement')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('reads why it cannot be ended now and tries again', async () => {
    const message = 'Le paiement est momentanément indisponible. Réessayez dans un instant.';
    const { http } = await openOrder({
      [abandon]: refused(503, { code: 'payment_unavailable', message, error: message }),
    });
    await userEvent.click(await button('Abandonner'));
    await confirm();
    expect(await (await question()).findByText(message)).toBeVisible();
    http.answers[abandon] = abandonedOrder;

    await confirm();

    expect(await heading('Commande abandonnée')).toBeVisible();
  });

  it('waits for the other tab that pays it', async () => {
    browserWithLocks(lockedElsewhere);
    const { http } = await openOrder();
    await userEvent.click(await button('Abandonner'));

    await confirm();

    expect(
      await (await question()).findByText('Un paiement est déjà en cours dans un autre onglet.'),
    ).toBeVisible();
    expect(http.count(abandon)).toBe(0);
  });
});
