import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { camille, oddAnswer, product } from 'shared-contracts/testing';
import { pageOf, products } from '../../testing/catalogue';
import { facetsOfBags, ofBags, visitList } from '../../testing/visit-list';

const card = async (name: string) => {
  const item = (await screen.findByRole('link', { name })).closest('li');
  if (!item) throw new Error(`${name} is in no card`);
  return within(item);
};

describe('the list of a category', () => {
  it('shows its products with reference and price before tax by one call', async () => {
    const { http } = await visitList({ [ofBags]: pageOf([product({ Code: 'SP-110', PrixHT: 1234.5 })]) });

    const shown = await card('Article SP-110');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SACS & COLLECTE DES DECHETS');
    expect(screen.getByRole('status')).toHaveTextContent('1 produit affiché');
    expect(shown.getByText('Réf. SP-110')).toBeVisible();
    expect(shown.getByText(/1\s234,50\s€/)).toHaveTextContent(/HT$/);
    expect(http.calls.toSorted()).toEqual(['GET products/categories', ofBags, facetsOfBags].toSorted());
  });

  it('shows a long designation cut at 40 characters, whole in its accessible name', async () => {
    const Designation = 'Sac poubelle 110 litres noir renforcé, liens coulissants';
    await visitList({ [ofBags]: pageOf([product({ Code: 'SP-110', Designation })]) });

    const link = await screen.findByRole('link', { name: Designation });

    expect(link).toHaveTextContent(/^Sac poubelle 110 litres noir renforcé, l…$/);
    expect(link).toHaveAttribute('title', Designation);
    expect(link).toHaveAttribute('href', '/category-product/SACS/POUBELLE/SP-110');
  });

  it('the card adds, changes and removes units; the toast restores the removed one', async () => {
    const { store } = await visitList({ [ofBags]: pageOf([product({ Code: 'SP-110' })]) });
    const shown = await card('Article SP-110');
    const press = (name: RegExp) => userEvent.click(shown.getByRole('button', { name }));

    await press(/^Ajouter au panier\s: Article SP-110$/);
    await press(/^Augmenter la quantité de Article SP-110$/);
    expect(screen.getByText('Le produit a été ajouté au panier')).toBeInTheDocument();
    expect(shown.getByText('2 dans le panier')).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-110', quantity: 2 }]);
    await press(/^Diminuer la quantité de Article SP-110$/);
    await press(/^Diminuer la quantité de Article SP-110$/);

    expect(shown.queryByText(/dans le panier/)).not.toBeInTheDocument();
    expect(store.get(cartLinesAtom)).toEqual([]);
    expect(await screen.findByText('Article retiré du panier')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-110', quantity: 1 }]);
  });

  it('shows the availability beside each price, and nothing where it is unknown', async () => {
    const articles = [true, false, undefined].map((available, index) =>
      product({ Code: `SP-${index}`, ...(available !== undefined && { available }) }),
    );
    const unsellable = { ...product({ Code: 'ODD', available: true }), PrixHT: null };
    await visitList({ [ofBags]: oddAnswer(pageOf([...articles, unsellable as never])) });
    await card('Article SP-0');

    const said = screen
      .getAllByRole('heading', { level: 2 })
      .map((name) =>
        [/^Disponible$/, /^Sur commande$/].map(
          (words) => within(name.closest('li') as HTMLElement).queryByText(words)?.textContent,
        ),
      );
    expect(said).toEqual([
      ['Disponible', undefined],
      [undefined, 'Sur commande'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it.each([1e21, -1])('shows an article with the price %p as unavailable beside the others', async (odd) => {
    await visitList({
      [ofBags]: pageOf([product({ Code: 'ODD', PrixHT: odd }), product({ Code: 'SP-110' })]),
    });

    const unavailable = await card('Article ODD');

    expect(unavailable.getByText('Indisponible')).toBeVisible();
    expect(unavailable.queryByText(/€/)).toBeNull();
    expect(unavailable.getByRole('button', { name: /^Ajouter au panier/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect((await card('Article SP-110')).getByText(/12,90/)).toBeVisible();
  });

  it('loads the pictures of the first row eagerly and the others lazily', async () => {
    await visitList({ [ofBags]: pageOf(products(6)) });
    await screen.findByRole('link', { name: 'Article SP-6' });

    const pictures = within(screen.getByRole('region', { name: 'Produits' })).getAllByRole('presentation');

    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      ...Array(4).fill('eager'),
      ...Array(2).fill('lazy'),
    ]);
  });

  it('the card shows its picture and leads to the product', async () => {
    const later = () => new Promise(() => undefined);
    const { router } = await visitList({ [ofBags]: pageOf(products(1)), 'GET products/SP-1': later });
    const shown = await card('Article SP-1');
    expect(shown.getByRole('presentation')).toHaveAttribute('src', 'https://api.example/pictures/SP-1.svg');

    await userEvent.click(shown.getByRole('link'));

    expect(router.state.location.pathname).toBe('/category-product/SACS/POUBELLE/SP-1');
  });

  it('shows a skeleton while the products load', async () => {
    await visitList({ [ofBags]: () => new Promise(() => undefined) });

    const section = screen.getByRole('region', { name: 'Produits' });
    const room = within(section).getByRole('status');
    expect(room).toHaveTextContent('Chargement des produits');
    expect(room.closest('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Familles de produits' })).toBeVisible();
    expect(screen.queryByText(/Aucun produit|Erreur/)).not.toBeInTheDocument();
  });
});

describe('a customer with a discount', () => {
  it('sees discounted prices, and none before the discount is known', async () => {
    let answer: (user: unknown) => void = () => undefined;
    const profile = new Promise((resolve) => {
      answer = resolve;
    });
    await visitList({ [ofBags]: pageOf(products(1)), 'GET users/profile': () => profile }, undefined, true);
    const shown = await card('Article SP-1');
    expect(shown.queryByText(/€/)).not.toBeInTheDocument();

    await act(async () => answer({ ...camille, discountRate: 10 }));

    expect(await shown.findByText(/11,61\s€/)).toBeVisible();
  });
});
