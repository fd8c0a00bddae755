import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bags, camille, chemistry, oddAnswer, product, refused } from 'shared-contracts/testing';
import { pageOf, products } from '../../testing/catalogue';
import { facetsOfBags, ofBags, visitList } from '../../testing/visit-list';

const card = async (name: string) => {
  const item = (await screen.findByRole('link', { name })).closest('li');
  if (!item) throw new Error(`${name} is in no card`);
  return within(item);
};

describe('the list of a category', () => {
  it('shows its products with reference and price before tax after one call', async () => {
    const { http } = await visitList({ [ofBags]: pageOf([product({ Code: 'SP-110', PrixHT: 1234.5 })]) });

    const shown = await card('Article SP-110');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SACS & COLLECTE DES DECHETS');
    expect(screen.getByRole('status')).toHaveTextContent('1 produit affiché');
    expect(shown.getByText('Réf. SP-110')).toBeVisible();
    expect(shown.getByText(/1\s234,50\s€/)).toHaveTextContent(/HT$/);
    expect(http.calls.toSorted()).toEqual(['GET products/categories', ofBags, facetsOfBags].toSorted());
  });

  it('shows the availability of each product, and nothing if it is unknown', async () => {
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

  it('shows an article with an invalid price as unavailable', async () => {
    await visitList({
      [ofBags]: pageOf([product({ Code: 'ODD', PrixHT: -1 }), product({ Code: 'SP-110' })]),
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
  it('sees discounted prices, and no prices until the discount has loaded', async () => {
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

describe('a list without products', () => {
  it('links to the categories when the category is unknown', async () => {
    const answers = {
      'GET products/categories': [{ ...chemistry, name: 'chimie' }],
      'GET products?limit=50&category=ZZZ': pageOf([]),
    };
    await visitList(answers, '/category-product/ZZZ');

    expect(await screen.findByRole('heading', { level: 1, name: 'Famille introuvable' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Chimie' })).toHaveAttribute('href', '/category-product/CHIMIE');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });

  it('links to the categories when the API refuses the code as invalid', async () => {
    await visitList({ 'GET products?limit=50&category=SACS%00': refused(400) }, '/category-product/SACS%00');

    expect(await screen.findByRole('heading', { level: 1, name: 'Famille introuvable' })).toBeVisible();
  });

  it('shows that a known category is empty', async () => {
    await visitList({ [ofBags]: pageOf([]) });

    expect(await screen.findByRole('heading', { name: 'Aucun produit pour le moment' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Familles de produits' })).toBeInTheDocument();
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
