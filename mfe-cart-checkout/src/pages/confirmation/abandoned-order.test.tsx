import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from 'shared-contracts/testing';
import { browserWithLocks, lockedElsewhere } from '../../testing/locks';
import { abandonedOrder, paidOrder } from '../../testing/shop-data';
import { abandon, button, expectNoThanks, heading, openOrder, thanks } from '../../testing/unpaid-order';

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
});

describe('a customer who abandons an unpaid order', () => {
  const question = async () =>
    within(await screen.findByRole('dialog', { name: /Abandonner cette commande/ }));
  const confirm = async () =>
    userEvent.click((await question()).getByRole('button', { name: 'Abandonner la commande' }));

  it('must confirm, then sees that it is abandoned, with a link to the cart', async () => {
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

  it('can cancel the dialog, and the order is unchanged', async () => {
    const { http } = await openOrder();
    await userEvent.click(await button('Abandonner'));

    await userEvent.click((await question()).getByRole('button', { name: 'Garder la commande' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await button('Abandonner')).toHaveFocus();
    expect(http.count(abandon)).toBe(0);
  });

  it('sees the confirmation if it was already paid', async () => {
    const { http } = await openOrder({
      [abandon]: refused(409, { code: 'order_already_paid', orderId: 'o1' }),
    });
    await userEvent.click(await button('Abandonner'));
    await question();
    http.answers['GET orders/o1'] = paidOrder;

    await confirm();

    expect(await heading(thanks)).toBeVisible();
  });

  it('sees that a payment is being processed', async () => {
    const message = 'Le paiement de cette commande est en cours de traitement.';
    await openOrder({ [abandon]: refused(409, { code: 'payment_running', message, error: message }) });
    await userEvent.click(await button('Abandonner'));
    await confirm();

    expect(await heading('Paiement en cours de traitement')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sees why it cannot be abandoned now, and can retry', async () => {
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

  it('cannot abandon it while another tab is paying', async () => {
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
