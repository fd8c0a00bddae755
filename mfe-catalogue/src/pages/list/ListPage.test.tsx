import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { bags, camille, chemistry, oddAnswer, product, refused } from 'shared-contracts/testing';
import { pageOf, products } from '../../testing/catalogue';
import { stubWideWindow } from '../../testing/screen';
import { facetsOfBags, ofBags, visitList } from '../../testing/visit-list';

const card = async (name: string) => {
  const item = (await screen.findByRole('link', { name })).closest('li');
  if (!item) throw new Error(`${name} is in no card`);
  return within(item);
};

describe('the list of a category', () => {
  it('shows its products with reference and price before tax after one call, and loads the pictures below the first row lazily', async () => {
    const dear = product({ Code: 'SP-110', PrixHT: 1234.5 });
    const { http } = await visitList({ [ofBags]: pageOf([dear, ...products(5)]) });

    const shown = await card('Article SP-110');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SACS & COLLECTE DES DECHETS');
    expect(screen.getByRole('status')).toHaveTextContent('6 produits affichés');
    expect(shown.getByText('Réf. SP-110')).toBeVisible();
    expect(shown.getByText(/1\s234,50\s€/)).toHaveTextContent(/HT$/);
    expect(http.calls.toSorted()).toEqual(['GET products/categories', ofBags, facetsOfBags].toSorted());
    const pictures = within(screen.getByRole('region', { name: 'Produits' })).getAllByRole('presentation');
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      ...Array(4).fill('eager'),
      ...Array(2).fill('lazy'),
    ]);
  });

  it('shows only of a product without stock that it is not available at once', async () => {
    const articles = [true, false, undefined].map((available, index) =>
      product({ Code: `SP-${index}`, ...(available !== undefined && { available }) }),
    );
    const unsellable = { ...product({ Code: 'ODD', available: true }), PrixHT: null };
    await visitList({ [ofBags]: oddAnswer(pageOf([...articles, unsellable as never])) });
    await card('Article SP-0');

    const cards = screen.getAllByRole('heading', { level: 2 }).map((name) => name.closest('li')?.textContent);
    expect(cards.map((text) => /Disponible|Sur commande/.exec(text ?? '')?.[0])).toEqual([
      undefined,
      'Sur commande',
      undefined,
      undefined,
    ]);
  });

  it('shows on the card of a variant what it differs in', async () => {
    const variants = [
      { Code: 'GN-S', name: 'Taille S' },
      { Code: 'GN-M', name: 'Taille M' },
    ];
    await visitList({ [ofBags]: pageOf(variants.map(({ Code }) => product({ Code, variants }))) });

    expect((await card('Article GN-M')).getByText('Taille M')).toBeVisible();
    expect((await card('Article GN-M')).queryByText('Taille S')).not.toBeInTheDocument();
  });

  it('shows a skeleton while the products load', async () => {
    await visitList({ [ofBags]: () => new Promise(() => undefined) });

    const section = screen.getByRole('region', { name: 'Produits' });
    const text = within(section).getByText('Chargement des produits');
    expect(text.closest('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Familles de produits' })).toBeVisible();
    expect(screen.queryByText(/Aucun produit|Erreur/)).not.toBeInTheDocument();
  });

  it('loads the products on retry after a failure', async () => {
    const { http } = await visitList({ [ofBags]: refused(null) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Erreur inconnue');
    http.answers[ofBags] = pageOf(products(1));

    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByRole('link', { name: 'Article SP-1' })).toBeVisible();
  });

  it('shows the products when the categories fail, and the categories on retry', async () => {
    const { http } = await visitList({
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

it('a customer with a discount sees discounted prices, and no prices until the discount has loaded', async () => {
  let respond: (user: unknown) => void = () => undefined;
  const profile = () => new Promise((resolve) => (respond = resolve));
  const answers = { [ofBags]: pageOf(products(1)), 'GET users/profile': profile };
  await visitList(answers, undefined, { signedIn: true });
  const shown = await card('Article SP-1');
  expect(shown.queryByText(/€/)).not.toBeInTheDocument();

  await act(async () => respond({ ...camille, discountRate: 10 }));

  expect(await shown.findByText(/11,61\s€/)).toBeVisible();
});

it('a card shows the contract price of one and the lowest, also after a later request for prices failed', async () => {
  const items = [
    {
      code: 'SP-1',
      breaks: [
        { quantity: 1, priceHT: 12 },
        { quantity: 6, priceHT: 10 },
      ],
    },
  ];
  const answers = [{ items }, refused(503)];
  const article = { ...product({ Code: 'SP-1' }), breaks: [{ quantity: 12, priceHT: 11.2 }] };
  const { http, queryClient } = await visitList(
    {
      [ofBags]: pageOf([article, product({ Code: 'SP-2' })]),
      'GET users/profile': { ...camille, contractPrices: true },
      'POST users/prices': () => answers.shift(),
    },
    undefined,
    { signedIn: true },
  );
  const shown = await card('Article SP-1');
  const seen = async () => {
    expect(await shown.findByText(/12,00\s€/)).toBeVisible();
    expect(shown.getByText(/^dès 10,00\s€$/)).toBeVisible();
    expect(screen.getAllByText(/^dès/)).toHaveLength(1);
  };
  await seen();
  expect(http.count('POST users/prices')).toBe(1);

  await act(() => queryClient.refetchQueries({ queryKey: ['prices'] }));

  expect(http.count('POST users/prices')).toBe(2);
  await seen();
});

describe('a list without products', () => {
  it.each([
    ['is unknown', 'ZZZ', pageOf([])],
    ['is refused by the API as invalid', 'SACS%00', refused(400)],
  ])('links to the categories when the category %s', async (_why, code, answer) => {
    const categories = [{ ...chemistry, name: 'chimie' }];
    await visitList(
      { 'GET products/categories': categories, [`GET products?limit=50&category=${code}`]: answer },
      `/category-product/${code}`,
    );

    expect(await screen.findByRole('heading', { level: 1, name: 'Famille introuvable' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Chimie' })).toHaveAttribute('href', '/category-product/CHIMIE');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });

  it('shows that a known category is empty', async () => {
    await visitList({ [ofBags]: pageOf([]) });

    expect(await screen.findByRole('heading', { name: 'Aucun produit pour le moment' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Familles de produits' })).toBeInTheDocument();
  });
});

describe('sort and view of a list', () => {
  it('the chosen sort is written to the URL, and the products stay until the others have loaded', async () => {
    let respond: (list: unknown) => void = () => undefined;
    const { router } = await visitList({
      [ofBags]: pageOf(products(2)),
      'GET products?limit=50&category=SACS&sort=-price': () => new Promise((resolve) => (respond = resolve)),
    });
    const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
    await screen.findByRole('link', { name: 'Article SP-1' });

    await userEvent.selectOptions(screen.getByLabelText('Trier par'), 'Prix décroissant');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Article SP-1' }).closest('[aria-busy="true"]')).toBeVisible(),
    );
    respond(pageOf(products(2).toReversed()));

    await waitFor(() => expect(names()).toEqual(['Article SP-2', 'Article SP-1']));
    expect(router.state.location.search).toBe('?tri=-price');
  });

  it('links to other lists have the chosen sort, also at the next visit, until it is reset', async () => {
    const answers = {
      [ofBags]: pageOf(products(1)),
      'GET products?limit=50&category=SACS&sort=price': pageOf(products(1)),
    };
    const first = await visitList(answers);
    const toCategory = () => screen.getByRole('link', { name: 'Tout' });
    await screen.findByRole('link', { name: 'Article SP-1' });
    await userEvent.selectOptions(screen.getByLabelText('Trier par'), 'Prix croissant');
    await waitFor(() => expect(first.router.state.location.search).toBe('?tri=price'));
    cleanup();

    const next = await visitList(answers);

    await waitFor(() => expect(toCategory()).toHaveAttribute('href', '/category-product/SACS?tri=price'));
    // The list uses the sort of its URL.
    expect(next.http.calls).toContain(ofBags);
    await userEvent.selectOptions(await screen.findByLabelText('Trier par'), 'Prix croissant');
    await userEvent.selectOptions(screen.getByLabelText('Trier par'), 'Ordre du catalogue');
    await waitFor(() => expect(toCategory()).toHaveAttribute('href', '/category-product/SACS'));
  });

  it('the table adds the quantity typed in a row and is stored, and a card without a field changes the quantity in the cart', async () => {
    stubWideWindow();
    const { store } = await visitList({ [ofBags]: pageOf(products(2)) });
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
    await userEvent.click(screen.getByRole('button', { name: 'Diminuer la quantité de Article SP-1' }));
    expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-1', quantity: 11 }]);
  });

  it('a card adds one once the window is too narrow for the quantity field of the table', async () => {
    const narrow = stubWideWindow();
    const { store } = await visitList({ [ofBags]: pageOf(products(1)) });
    await userEvent.click(await screen.findByRole('button', { name: 'Tableau' }));
    await userEvent.type(await screen.findByRole('spinbutton', { name: 'Quantité de Article SP-1' }), '2');

    await act(async () => narrow());
    await userEvent.click(screen.getByRole('button', { name: /^Ajouter au panier\s: Article SP-1$/ }));

    expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-1', quantity: 1 }]);
  });
});
