import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { stubScreen } from '../../testing/screen';
import { addToCart, quantity, visitProduct } from '../../testing/visit-product';

const messages = () => within(screen.getByRole('list', { name: 'Messages' }));

// The carousel stays out of view; it has tests of its own.
beforeEach(() => void stubScreen('nothing'));

describe('the add-to-cart button', () => {
  it('adds one article', async () => {
    const { store } = await visitProduct();
    await quantity();

    await userEvent.click(addToCart());

    expect(messages().getByText('Le produit a été ajouté au panier')).toBeInTheDocument();
    expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-110', quantity: 1 }]);
  });

  it('adds as many as were typed', async () => {
    const { store } = await visitProduct();
    const field = await quantity();

    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.click(addToCart());

    expect(messages().getByText('Les produits ont été ajoutés au panier')).toBeInTheDocument();
    expect(screen.getByText('12 dans le panier')).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-110', quantity: 12 }]);
  });

  it('shows beside the button why a quantity of 0 cannot be added', async () => {
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
