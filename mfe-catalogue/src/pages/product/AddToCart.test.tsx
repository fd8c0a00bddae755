import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { camille } from 'shared-contracts/testing';
import { stubScreen } from '../../testing/screen';
import { addToCart, atBag, quantity, visitProduct } from '../../testing/visit-product';

const messages = () => within(screen.getByRole('list', { name: 'Messages' }));

// The carousel stays out of view: it is tested in Carousel.test.tsx.
beforeEach(() => void stubScreen('nothing'));

describe('the add-to-cart button', () => {
  it('shows why a quantity of 0 cannot be added', async () => {
    const { store } = await visitProduct();
    await quantity();

    await userEvent.click(screen.getByRole('button', { name: /^Diminuer la quantité/ }));
    await userEvent.click(addToCart());

    expect(screen.getByRole('alert')).toHaveTextContent('Choisissez une quantité d’au moins 1.');
    expect(messages().queryByText(/ajouté/)).not.toBeInTheDocument();
    expect(store.get(cartLinesAtom)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Augmenter la quantité/ }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('the list button of a signed-in customer adds the typed quantity to a list', async () => {
  const list = { id: 'l1', name: 'Cuisine', version: 1, lines: [], createdAt: '', updatedAt: '' };
  const call = 'POST users/lists/l1/lines';
  const answers = { 'GET users/profile': camille, 'GET users/lists': [list], [call]: list };
  const { http } = await visitProduct(answers, atBag, true);
  const field = await quantity();
  await userEvent.clear(field);
  await userEvent.type(field, '12{Enter}');

  await userEvent.click(screen.getByRole('button', { name: 'Ajouter à une liste' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter à la liste' }));

  expect(await messages().findByText(/^Ajouté à la liste «.Cuisine.»$/)).toBeInTheDocument();
  expect(http.sent(call)[0]?.body).toEqual({ lines: [{ productCode: 'SP-110', quantity: 12 }] });
});
