import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { camille, depot, office, orderAddress, refused } from 'shared-contracts/testing';
import { createPayment, formIsThere, openCheckout, pressPay } from '../../testing/pay';

const createDeferred = 'POST purchase/createDeferredPayment';
const sentence = 'Une adresse de votre commande a été modifiée ou supprimée entre-temps.';
const refusal = refused(409, { code: 'address_changed', message: sentence, error: sentence });
const note = 'Cette adresse a changé depuis l’ouverture de la page.';
const shown = { billing: orderAddress(office), delivery: orderAddress(depot) };

const step = (name: string) => within(screen.getByRole('region', { name }));

/** Presses 'Payer' after another device has changed the addresses to `now`. */
async function payAfterChange(call: string, user: object, now: readonly object[]) {
  const visit = await openCheckout({ answers: { 'GET users/profile': user, [call]: refusal } });
  await screen.findByRole('checkbox');
  visit.http.answers['GET users/addresses'] = now;
  await pressPay();
  return visit;
}

it.each([
  ['by card', camille, createPayment, { formToken: 'token-1', orderId: 'o1' }],
  ['on account', { ...camille, deferredPayment: true }, createDeferred, { orderId: 'o1' }],
])(
  'an order %s to an address edited since the page was opened is placed once the customer has seen it',
  async (_how, user, call, placed) => {
    const { http } = await payAfterChange(call, user, [office, { ...depot, city: 'Orsay' }]);

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await step('Adresse de livraison').findByText(/Orsay/)).toBeVisible();
    expect(step('Adresse de livraison').getByText(note)).toBeVisible();
    expect(step('Adresse de facturation').queryByText(note)).not.toBeInTheDocument();
    http.answers[call] = placed;
    await userEvent.click(screen.getByRole('button', { name: 'Payer' }));

    if (call === createPayment) await formIsThere();
    await waitFor(() => expect(http.count(call)).toBe(2));
    expect(http.sent(call).map(({ body }) => body)).toMatchObject([
      { addresses: shown },
      { addresses: { ...shown, delivery: { ...shown.delivery, city: 'Orsay' } } },
    ]);
  },
);

it('the checkout shows the usual address in place of one deleted since, with a note until the customer chooses', async () => {
  const branch = { ...office, id: 'a3', fullName: 'Agence Durand', isDefaultBilling: false };
  await payAfterChange(createPayment, camille, [office, branch]);
  const chosen = step('Adresse de livraison');
  expect(await chosen.findByText(/Siège Durand/)).toBeVisible();
  expect(chosen.getByText(note)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Modifier l’adresse de livraison' }));
  await userEvent.click(screen.getByRole('radio', { name: /Agence Durand/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Valider' }));

  expect(await chosen.findByText(/Agence Durand/)).toBeVisible();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});
