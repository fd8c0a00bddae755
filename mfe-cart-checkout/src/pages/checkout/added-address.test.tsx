import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { depot, office } from 'shared-contracts/testing';
import { checkoutAnswers, lines } from '../../testing/pay';
import { renderCart } from '../../testing/render-cart';

const branch = { ...office, id: 'a3', fullName: 'Agence Durand', isDefaultBilling: false };

async function checkout() {
  const rendered = await renderCart({
    at: '/purchase',
    answers: { ...checkoutAnswers },
    lines,
    signedIn: true,
  });
  await screen.findByRole('heading', { level: 1, name: 'Commande' });
  return rendered;
}

it('selects an address added during the checkout, and preserves typed instructions', async () => {
  const { http, router } = await checkout();
  const instructions = /^Consignes de livraison/;
  await userEvent.type(await screen.findByLabelText(instructions), 'Quai 2');

  const delivery = within(screen.getByRole('region', { name: 'Adresse de livraison' }));
  await userEvent.click(delivery.getByRole('link', { name: 'Ajouter une adresse' }));
  expect(await screen.findByRole('heading', { name: 'Page /profile?address' })).toBeVisible();
  expect(router.state.location.state).toEqual({ returnTo: '/purchase' });
  http.answers['GET users/addresses'] = [office, depot, branch];
  await act(() => router.navigate('/purchase'));

  const chosen = await screen.findByRole('region', { name: 'Adresse de livraison' });
  await waitFor(() => expect(within(chosen).getByText(/Agence Durand/)).toBeVisible());
  expect(screen.getByLabelText(instructions)).toHaveValue('Quai 2');
});
