import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { type Answers, bags, chemistry, product, refused, renderShop } from 'shared-contracts/testing';
import routes from '../../routes';
import { pageOf, products } from '../../testing/catalogue';

const families = { 'GET products/categories': [bags, chemistry] };
const ofBags = 'GET products?limit=50&category=SACS';

const visit = (answers: Answers, at = '/category-product/SACS', signedIn = false) =>
  renderShop({ routes, answers: { ...families, ...answers }, at, signedIn });

const card = async (name: string) => {
  const item = (await screen.findByRole('link', { name })).closest('li');
  if (!item) throw new Error(`${name} is in no card`);
  return within(item);
};

describe('a visitor of a family', () => {
  it('sees its products with reference and price before tax, each asked for once', async () => {
    const { http } = await visit({ [ofBags]: pageOf([product({ Code: 'SP-110', PrixHT: 1234.5 })]) });

    const shown = await card('Article SP-110');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SACS & COLLECTE DES DECHETS');
    expect(screen.getByRole('status')).toHaveTextContent('1 produit affiché');
    expect(shown.getByText('Réf. SP-110')).toBeVisible();
    expect(shown.getByText(/1\s234,50\s€/)).toHaveTextContent(/HT$/);
    expect(http.calls.toSorted()).toEqual(['GET products/categories', ofBags].toSorted());
  });

  it('reads a long designation cut at 40 characters and hears it whole', async () => {
    const Designation = 'Sac poubelle 110 litres noir renforcé, liens coulissants';
    await visit({ [ofBags]: pageOf([product({ Code: 'SP-110', Designation })]) });

    const link = await screen.findByRole('link', { name: Designation });

    expect(link).toHaveTextContent(/^Sac poubelle 110 litres noir renforcé, l…$/);
    expect(link).toHaveAttribute('title', Designation);
    expect(link).toHaveAttribute('href', '/category-product/SACS/POUBELLE/SP-110');
  });

  it('adds one unit from the card and changes the quantity there', async () => {
    const { store } = await visit({ [ofBags]: pageOf([product({ Code: 'SP-110' })]) });
    const shown = await card('Article SP-110');

    await userEvent.click(shown.getByRole('button', { name: /^Ajouter au panier\s: Article SP-110$/ }));
    await userEvent.click(shown.getByRole('button', { name: 'Augmenter la quantité de Article SP-110' }));

    expect(screen.getByText('Le produit a été ajouté au panier')).toBeInTheDocument();
    expect(shown.getByText('2 dans le panier')).toBeVisible();
    expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-110', quantity: 2 }]);
  });

  it('takes the last unit out again from the card', async () => {
    const { store } = await visit({ [ofBags]: pageOf([product({ Code: 'SP-110' })]) });
    const shown = await card('Article SP-110');
    await userEvent.click(shown.getByRole('button', { name: /^Ajouter au panier/ }));

    await userEvent.click(shown.getByRole('button', { name: 'Diminuer la quantité de Article SP-110' }));

    expect(shown.queryByText(/dans le panier/)).not.toBeInTheDocument();
    expect(store.get(cartLinesAtom)).toEqual([]);
  });

  it('goes to a sub-category by its tag', async () => {
    const { router } = await visit({
      [ofBags]: pageOf(products(2)),
      'GET products?limit=50&category=SACS&subcategory=HOUSSES': pageOf(products(1, 7)),
    });
    const tags = within(await screen.findByRole('list', { name: 'Sous-catégories' }));

    await userEvent.click(tags.getByRole('link', { name: 'Housses conteneur' }));

    expect(await screen.findByRole('link', { name: 'Article SP-7' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Housses conteneur');
    expect(router.state.location.pathname).toBe('/category-product/SACS/HOUSSES');
  });

  it('loads the pictures of the first row at once and the others when they come near', async () => {
    await visit({ [ofBags]: pageOf(products(6)) });
    await screen.findByRole('link', { name: 'Article SP-6' });

    const pictures = within(screen.getByRole('region', { name: 'Produits' })).getAllByRole('presentation');

    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      ...Array(4).fill('eager'),
      ...Array(2).fill('lazy'),
    ]);
  });

  it('sees the picture of each, and follows the card to the product', async () => {
    const later = () => new Promise(() => undefined);
    const { router } = await visit({ [ofBags]: pageOf(products(1)), 'GET products/SP-1': later });
    const shown = await card('Article SP-1');
    expect(shown.getByRole('presentation')).toHaveAttribute('src', 'https://api.example/pictures/SP-1.svg');

    await userEvent.click(shown.getByRole('link'));

    expect(router.state.location.pathname).toBe('/category-product/SACS/POUBELLE/SP-1');
  });

  it('sees the room of the products while they are on their way', async () => {
    await visit({ [ofBags]: () => new Promise(() => undefined) });

    const section = screen.getByRole('region', { name: 'Produits' });
    const room = within(section).getByRole('status');
    expect(room).toHaveTextContent('Chargement des produits');
    expect(room.closest('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Familles de produits' })).toBeVisible();
    expect(screen.queryByText(/Aucun produit|Erreur/)).not.toBeInTheDocument();
  });
});

describe('a family of more than 50 products', () => {
  const more = { name: 'Afficher plus de produits' };

  it('shows the next ones on demand, each product once, until there are no more', async () => {
    const { http } = await visit({
      [ofBags]: pageOf(products(50), 'a/b='),
      [`${ofBags}&lastEvaluatedKey=a%2Fb%3D`]: pageOf(products(10, 50)),
    });

    await userEvent.click(await screen.findByRole('button', more));

    expect(await screen.findByText('59 produits affichés')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Article SP-51' })).toHaveFocus();
    expect(screen.queryByRole('button', more)).not.toBeInTheDocument();
    // The focus on a new link prefetches its product; the list itself was asked for twice.
    expect(http.calls.filter((call) => call.startsWith('GET products?'))).toHaveLength(2);
  });

  it('stops where the API repeats its first page', async () => {
    const { http } = await visit({
      [ofBags]: pageOf(products(50), 'next'),
      [`${ofBags}&lastEvaluatedKey=next`]: pageOf(products(50), 'next'),
    });

    await userEvent.click(await screen.findByRole('button', more));

    await waitFor(() => expect(screen.queryByRole('button', more)).not.toBeInTheDocument());
    expect(screen.getByText('50 produits affichés')).toBeVisible();
    expect(http.calls).toHaveLength(3);
  });

  it('stops where the API repeats a cursor', async () => {
    await visit({
      [ofBags]: pageOf(products(50), 'next'),
      [`${ofBags}&lastEvaluatedKey=next`]: pageOf(products(10, 51), 'next'),
    });

    await userEvent.click(await screen.findByRole('button', more));

    expect(await screen.findByText('60 produits affichés')).toBeVisible();
    expect(screen.queryByRole('button', more)).not.toBeInTheDocument();
  });

  it('keeps what is shown when the next ones fail, and tries again', async () => {
    const next = `${ofBags}&lastEvaluatedKey=next`;
    const { http } = await visit({ [ofBags]: pageOf(products(50), 'next'), [next]: refused(503) });
    await userEvent.click(await screen.findByRole('button', more));
    expect(await screen.findByText('Erreur inconnue')).toBeVisible();

    http.answers[next] = pageOf(products(1, 51));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByText('51 produits affichés')).toBeVisible();
  });
});

describe('a visitor who compares', () => {
  it('chooses the order, which stands in the address', async () => {
    const { router } = await visit({
      [ofBags]: pageOf(products(2)),
      'GET products?limit=50&category=SACS&sort=-price': pageOf(products(2).toReversed()),
    });
    const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
    await screen.findByRole('link', { name: 'Article SP-1' });

    await userEvent.selectOptions(screen.getByLabelText('Trier par'), 'Prix décroissant');

    await waitFor(() => expect(names()).toEqual(['Article SP-2', 'Article SP-1']));
    expect(router.state.location.search).toBe('?tri=-price');
  });

  it('goes on seeing the products while their new order is on its way', async () => {
    await visit({
      [ofBags]: pageOf(products(2)),
      'GET products?limit=50&category=SACS&sort=price': () => new Promise(() => undefined),
    });
    await screen.findByRole('link', { name: 'Article SP-1' });

    await userEvent.selectOptions(screen.getByLabelText('Trier par'), 'Prix croissant');

    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Article SP-1' }).closest('[aria-busy="true"]')).toBeVisible(),
    );
  });

  it('finds the order of the address again', async () => {
    const sorted = 'GET products?limit=50&category=SACS&sort=reference';
    const { http } = await visit({ [sorted]: pageOf(products(2)) }, '/category-product/SACS?tri=reference');

    expect(await screen.findByLabelText('Trier par')).toHaveDisplayValue('Référence');
    expect(http.calls).toContain(sorted);
    expect(http.calls).not.toContain(ofBags);
  });

  it('orders several at once from the table, which the device remembers', async () => {
    const { store } = await visit({ [ofBags]: pageOf(products(2)) });
    await userEvent.click(await screen.findByRole('button', { name: 'Tableau' }));

    const field = await screen.findByRole('spinbutton', { name: 'Quantité de Article SP-1' });
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.click(screen.getByRole('button', { name: /^Ajouter au panier\s: Article SP-1$/ }));

    expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-1', quantity: 12 }]);
    expect(screen.getByText('Les produits ont été ajoutés au panier')).toBeInTheDocument();
    expect(localStorage.getItem('sph-list-view')).toBe('table');
    await userEvent.click(screen.getByRole('button', { name: 'Vignettes' }));
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  });
});

describe('a list that has nothing to show', () => {
  it('leads on to the families when the address names none', async () => {
    const answers = {
      'GET products/categories': [{ ...chemistry, name: 'chimie' }],
      'GET products?limit=50&category=ZZZ': pageOf([]),
    };
    await visit(answers, '/category-product/ZZZ');

    expect(await screen.findByRole('heading', { level: 1, name: 'Famille introuvable' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Chimie' })).toHaveAttribute('href', '/category-product/CHIMIE');
  });

  it('leads on to the families when the API takes the address for no family at all', async () => {
    await visit({ 'GET products?limit=50&category=SACS%00': refused(400) }, '/category-product/SACS%00');

    expect(await screen.findByRole('heading', { level: 1, name: 'Famille introuvable' })).toBeVisible();
  });

  it('says that a known family is empty', async () => {
    await visit({ [ofBags]: pageOf([]) });

    expect(await screen.findByRole('heading', { name: 'Aucun produit pour le moment' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Familles de produits' })).toBeInTheDocument();
  });

  it('offers another try when the products fail', async () => {
    const { http } = await visit({ [ofBags]: refused(null) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Erreur inconnue');

    http.answers[ofBags] = pageOf(products(1));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByRole('link', { name: 'Article SP-1' })).toBeVisible();
  });

  it('shows the products all the same when the families fail', async () => {
    const { http } = await visit({
      [ofBags]: pageOf(products(1)),
      'GET products/categories': refused(503),
    });

    expect(await screen.findByRole('link', { name: 'Article SP-1' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Erreur lors de la récupération des catégories');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SACS & COLLECTE DES DECHETS');
    http.answers['GET products/categories'] = [bags];
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('navigation', { name: 'Familles de produits' })).toBeVisible();
  });
});

describe('a customer with a discount', () => {
  it('sees lowered prices, and none before the discount is known', async () => {
    let answer: (user: unknown) => void = () => undefined;
    const profile = new Promise((resolve) => {
      answer = resolve;
    });
    await visit({ [ofBags]: pageOf(products(1)), 'GET users/profile': () => profile }, undefined, true);
    const shown = await card('Article SP-1');
    expect(shown.queryByText(/€/)).not.toBeInTheDocument();

    await act(async () => answer({ discountRate: 10 }));

    expect(await shown.findByText(/11,61\s€/)).toBeVisible();
  });
});

describe('a visitor about to follow a product', () => {
  it('finds it fetched once the pointer rested on its card', async () => {
    const { http } = await visit({
      [ofBags]: pageOf(products(1)),
      'GET products/SP-1': product({ Code: 'SP-1' }),
    });

    await userEvent.hover(await screen.findByRole('link', { name: 'Article SP-1' }));

    await waitFor(() => expect(http.calls).toContain('GET products/SP-1'));
  });

  describe('and who waits', () => {
    const connection = (value: object | undefined) =>
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    const answers = {
      [ofBags]: pageOf(products(10)),
      ...Object.fromEntries(products(10).map((each) => [`GET products/${each.Code}`, each])),
    };
    const fetched = (calls: readonly string[]) => calls.filter((call) => call.startsWith('GET products/SP-'));
    const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

    beforeEach(() => {
      jest.useFakeTimers();
      performance.getEntriesByName = () => [{ startTime: 0 }] as never;
      jest
        .spyOn(Element.prototype, 'getBoundingClientRect')
        .mockReturnValue({ top: 10, bottom: 20 } as DOMRect);
    });
    afterEach(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
      connection(undefined);
    });

    it('finds the first products on the screen fetched, not before three seconds have passed', async () => {
      const { http } = await visit(answers);

      await later(2900);
      expect(fetched(http.calls)).toEqual([]);
      await later(1000);
      await later(1000);

      expect(fetched(http.calls)).toEqual(products(8).map(({ Code }) => `GET products/${Code}`));
    });

    it('has at most two of them on their way', async () => {
      const never = () => new Promise(() => undefined);
      const slow = Object.fromEntries(products(10).map(({ Code }) => [`GET products/${Code}`, never]));
      const { http } = await visit({ ...answers, ...slow });

      await later(4000);
      await later(1000);

      expect(fetched(http.calls)).toHaveLength(2);
    });

    it.each([
      [{ saveData: true }],
      [{ effectiveType: '2g' }],
      [{ effectiveType: 'slow-2g' }],
      [{ effectiveType: '3g' }],
    ])('pays for nothing ahead with %p', async (value) => {
      connection(value);
      const { http } = await visit(answers);

      await later(10_000);

      expect(fetched(http.calls)).toEqual([]);
    });
  });
});
