import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { type Answers, bags, product, refused, renderShop } from 'shared-contracts/testing';
import routes from '../../routes';
import { pageOf, products } from '../../testing/catalogue';

// jsdom has no sizes to lay slides out by.
jest.mock('embla-carousel-react', () => ({ __esModule: true, default: () => [() => undefined, undefined] }));

const bag = product({ Code: 'SP-110', Designation: 'Sac poubelle 110 L', Reference: 'R-110' });
const known: Answers = {
  'GET products/categories': [bags],
  'GET products/SP-110': bag,
  'GET products/SP-110/stock': [{ quantity: 12 }],
};

const visit = (answers: Answers = {}, at = '/category-product/SACS/POUBELLE/SP-110') =>
  renderShop({ routes, answers: { ...known, ...answers }, at });

const messages = () => within(screen.getByRole('list', { name: 'Messages' }));
const quantity = () => screen.findByRole('spinbutton', { name: 'Quantité' });
const addToCart = () => screen.getByRole('button', { name: 'Ajouter au panier' });

beforeEach(() => {
  // Nobody sees the carousel; it has tests of its own.
  window.IntersectionObserver = jest.fn(() => ({ observe() {}, disconnect() {} })) as never;
});

describe('a visitor of a product', () => {
  it('reads what it is, what it costs and whether it is there, each asked for once', async () => {
    const { http } = await visit();

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sac poubelle 110 L');
    expect(screen.getByText('Vendu en conditionnement')).toBeVisible();
    expect(screen.getByText('R-110')).toBeVisible();
    expect(screen.getByText(/12,90\s€/)).toHaveTextContent(/HT$/);
    expect(screen.getByText('Soudure en étoile.')).toBeVisible();
    expect(await screen.findByText('Disponible')).toBeVisible();
    expect(http.calls).toEqual(['GET products/SP-110', 'GET products/SP-110/stock']);
  });

  it('finds the way up to its family and sub-category', async () => {
    await visit();

    const steps = within(await screen.findByRole('navigation', { name: "Fil d'Ariane" })).getAllByRole(
      'link',
    );

    expect(steps.map((step) => [step.textContent, step.getAttribute('href')])).toEqual([
      ['Accueil', '/'],
      ['SACS & COLLECTE DES DECHETS', '/category-product/SACS'],
      ['Sacs poubelle', '/category-product/SACS/POUBELLE'],
      ['Sac poubelle 110 L', '/category-product/SACS/POUBELLE/SP-110'],
    ]);
  });

  it('gets it under a wrong family too; the page names its own address', async () => {
    await visit({}, '/category-product/CHIMIE/SOLS/SP-110');

    await screen.findByRole('heading', { level: 1, name: 'Sac poubelle 110 L' });

    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://boutique.example/category-product/SACS/POUBELLE/SP-110',
    );
  });

  it('is found by search engines and previews: description, picture, offer and the way up', async () => {
    await visit();
    await screen.findByText('Disponible');

    const meta = (name: string) =>
      document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
    const [trail, facts] = [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.parse(textContent ?? ''))
      .toSorted((one, other) => one['@type'].localeCompare(other['@type']));
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      'Polyéthylène recyclé.',
    );
    expect(meta('title')).toBe('Sac poubelle 110 L');
    expect(meta('url')).toBe('https://boutique.example/category-product/SACS/POUBELLE/SP-110');
    expect(meta('image')).toBe('https://api.example/pictures/SP-110.svg');
    expect(facts).toMatchObject({
      sku: 'R-110',
      image: ['https://api.example/pictures/SP-110.svg'],
      offers: { price: '12.90', availability: 'https://schema.org/InStock' },
    });
    expect(trail.itemListElement.at(-1)).toEqual({
      '@type': 'ListItem',
      position: 4,
      name: 'Sac poubelle 110 L',
      item: 'https://boutique.example/category-product/SACS/POUBELLE/SP-110',
    });
  });

  it('misses no step that an unclassified product does not have', async () => {
    await visit({ 'GET products/SP-110': { ...bag, Category: null, SubCategory: null } });

    const steps = within(await screen.findByRole('navigation', { name: "Fil d'Ariane" })).getAllByRole(
      'link',
    );

    expect(steps.map((step) => step.textContent)).toEqual(['Accueil', 'Sac poubelle 110 L']);
  });

  it.each([
    ['Sur commande when there is none', [{ quantity: 0 }], 'Sur commande'],
    ['nothing when the stock is unknown', [], undefined],
  ])('reads %s', async (_what, stock, text) => {
    await visit({ 'GET products/SP-110/stock': stock });
    await screen.findByRole('heading', { level: 1 });

    expect(screen.queryByText(/^(Disponible|Sur commande)$/)?.textContent).toBe(text);
    expect(addToCart()).toBeEnabled();
  });

  it('chooses a variant by its link', async () => {
    const variants = [
      { Code: 'SP-030', name: '30 L' },
      { Code: 'SP-110', name: '110 L' },
    ];
    await visit({
      'GET products/SP-110': { ...bag, variants },
      'GET products/SP-030': { ...bag, Code: 'SP-030', Designation: 'Sac poubelle 30 L', variants },
    });
    const choice = within(await screen.findByRole('list', { name: 'Variante' }));
    expect(choice.getByRole('link', { current: true })).toHaveTextContent('110 L');

    await userEvent.click(choice.getByRole('link', { name: '30 L' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Sac poubelle 30 L' })).toBeVisible();
  });
});

describe('a visitor who orders', () => {
  it('adds one article', async () => {
    const { store } = await visit();
    await quantity();

    await userEvent.click(addToCart());

    expect(messages().getByText('Le produit a été ajouté au panier')).toBeInTheDocument();
    expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-110', quantity: 1 }]);
  });

  it('adds as many as were typed', async () => {
    const { store } = await visit();
    const field = await quantity();

    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.click(addToCart());

    expect(messages().getByText('Les produits ont été ajoutés au panier')).toBeInTheDocument();
    expect(store.get(cartLinesAtom)).toEqual([{ productCode: 'SP-110', quantity: 12 }]);
  });

  it('is told beside the button that none is no order', async () => {
    const { store } = await visit();
    await quantity();

    await userEvent.click(screen.getByRole('button', { name: /^Diminuer la quantité/ }));
    await userEvent.click(addToCart());

    expect(screen.getByRole('alert')).toHaveTextContent('Choisissez une quantité d’au moins 1.');
    expect(messages().queryByText(/ajouté/)).not.toBeInTheDocument();
    expect(store.get(cartLinesAtom)).toEqual([]);
  });
});

describe('a visitor who wants a sheet', () => {
  const sheets = { ...bag, FTFilePath: 'ft/SP-110.pdf', FSFilePath: 'fs/SP-110.pdf' };

  function openedTab() {
    const tab = { opener: window as Window | null, location: { replace: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    return tab;
  }

  it('finds no button where the article has no sheet', async () => {
    await visit({ 'GET products/SP-110': { ...sheets, FSFilePath: '' } });

    expect(await screen.findByRole('button', { name: 'Fiche technique' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fiche de sécurité' })).not.toBeInTheDocument();
  });

  it('sees it in a tab that opened within the click and cannot reach the shop', async () => {
    const tab = openedTab();
    await visit({
      'GET products/SP-110': sheets,
      'GET products/SP-110/file?type=ft': { url: 'https://documents.example/ft.pdf' },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Fiche technique' }));

    expect(window.open).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://documents.example/ft.pdf'),
    );
  });

  it('sees the address that the product names when the call fails', async () => {
    const tab = openedTab();
    await visit({
      'GET products/SP-110': { ...sheets, noticeFS: 'https://documents.example/notice.pdf' },
      'GET products/SP-110/file?type=fs': refused(503),
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Fiche de sécurité' }));

    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://documents.example/notice.pdf'),
    );
  });

  it('is told when it cannot be had, and the blank tab is closed', async () => {
    const tab = openedTab();
    await visit({
      'GET products/SP-110': sheets,
      'GET products/SP-110/file?type=ft': { url: 'javascript:alert(1)' },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Fiche technique' }));

    expect(await messages().findByText('Erreur inconnue')).toBeInTheDocument();
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });
});

describe('a visitor of an address without product', () => {
  it('is told so and led to the families', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await visit({}, '/category-product/SACS/POUBELLE/ZZZ');

    expect(await screen.findByRole('heading', { level: 1, name: 'Produit introuvable' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir les familles de produits' })).toHaveAttribute(
      'href',
      '/category-product',
    );
  });

  it('can try again when the product did not answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { http } = await visit({ 'GET products/SP-110': refused(503) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Erreur inconnue' })).toBeVisible();

    http.answers['GET products/SP-110'] = bag;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Sac poubelle 110 L' })).toBeVisible();
  });
});

describe('the products to discover', () => {
  /** Their place is on the screen at once. */
  function seeThem() {
    window.IntersectionObserver = jest.fn((tell: (entries: { isIntersecting: boolean }[]) => void) => ({
      observe: () => tell([{ isIntersecting: true }]),
      disconnect() {},
    })) as never;
  }

  const discovered = async () =>
    within(await screen.findByRole('region', { name: 'Découvrez aussi' })).findAllByRole('article', {
      hidden: true,
    });

  it('are ten others of the sub-category', async () => {
    seeThem();
    const { http } = await visit({
      'GET products?limit=50&category=SACS&subcategory=POUBELLE': pageOf([bag, ...products(12)]),
    });

    const others = await discovered();

    expect(others).toHaveLength(10);
    expect(others[0]).toHaveTextContent('Article SP-1');
    expect(http.calls.filter((call) => call.startsWith('GET products?'))).toHaveLength(1);
  });

  it('are filled up from the family, each once', async () => {
    seeThem();
    await visit({
      'GET products?limit=50&category=SACS&subcategory=POUBELLE': pageOf([bag, ...products(2)]),
      'GET products?limit=50&category=SACS': pageOf([bag, ...products(5)]),
    });

    expect(await discovered()).toHaveLength(5);
  });

  it('leave no gap where there are none', async () => {
    seeThem();
    await visit({
      'GET products?limit=50&category=SACS&subcategory=POUBELLE': pageOf([bag]),
      'GET products?limit=50&category=SACS': pageOf([bag]),
    });

    await waitFor(() => expect(screen.queryByText('Découvrez aussi')).not.toBeInTheDocument());
  });
});
