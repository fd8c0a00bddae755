import { act, screen, waitFor, within } from '@testing-library/react';
import { openAuthDialogAtom } from 'shared-contracts/auth';
import { addToCartAtom } from 'shared-contracts/cart';
import { tokens } from 'shared-contracts/testing';
import { logIn, openAuthDialog, register } from '../testing/auth-dialog';

describe('a visitor who was about to order', () => {
  const answers = { 'POST auth/login': tokens(), 'POST auth/register': { message: 'ok' } };
  const checkout = { name: 'Validation de la commande' };
  const intent = () => localStorage.getItem('sph-cart-order-intent');
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it.each([
    [1, 'Connectez-vous pour commander votre article'],
    [6, 'Connectez-vous pour commander vos 6 articles'],
  ])('with %p articles reads it, and is led on to the checkout', async (quantity, text) => {
    const shop = await openAuthDialog(answers, 'order');
    act(() => shop.store.set(addToCartAtom, { productCode: 'SPH-1', quantity }));
    expect(screen.getByText(text)).toBeVisible();

    await logIn(shop);

    expect(await screen.findByRole('heading', checkout)).toBeVisible();
  });

  it('stays after having closed the dialog and signed in from elsewhere', async () => {
    const shop = await openAuthDialog(answers, 'order');
    await shop.person.click(within(shop.dialog).getByRole('button', { name: 'Fermer' }));
    act(() => shop.store.set(openAuthDialogAtom));
    expect(screen.queryByText(/pour commander/)).not.toBeInTheDocument();

    await logIn(shop);

    await gone();
    expect(shop.router.state.location.pathname).toBe('/');
  });

  it.each([
    ['is remembered by a registration', 'order', expect.any(String)],
    ['is not remembered by a registration from elsewhere', undefined, null],
  ] as const)('%s', async (_title, purpose, stored) => {
    const shop = await openAuthDialog(answers, purpose);

    await register(shop);

    await gone();
    expect(intent()).toEqual(stored);
  });
});
