import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLinesAtom } from 'shared-contracts/cart';
import { oddAnswer, product, refused } from 'shared-contracts/testing';
import { stubScreen } from '../../testing/screen';
import { linksIn } from '../../testing/visit-list';
import { addToCart, atBag, bag, quantity, visitProduct } from '../../testing/visit-product';

// The related products stay out of view: RelatedProducts.test.tsx tests them.
beforeEach(() => void stubScreen(() => false));

describe('the page of a product', () => {
  it('shows name, price and stock after one call each, and loads its picture with high priority', async () => {
    const { http } = await visitProduct();

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sac poubelle 110 L');
    expect(screen.getByText('Vendu en conditionnement')).toBeVisible();
    expect(screen.getByText('R-110')).toBeVisible();
    expect(screen.getByText(/12,90\s€/)).toHaveTextContent(/HT$/);
    expect(screen.getByText('Soudure en étoile.')).toBeVisible();
    expect(await screen.findByText('Disponible')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Variante' })).not.toBeInTheDocument();
    expect(http.calls).toEqual(['GET products/SP-110', 'GET products/SP-110/stock']);
    const [picture] = screen.getAllByRole('presentation');
    expect(picture).toHaveAttribute('src', 'https://api.example/pictures/SP-110.svg');
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
  });

  it('shows repeated lines of the description', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);

    await visitProduct({ 'GET products/SP-110': { ...bag, Description: 'Lot de 10.\nSoudé.\nLot de 10.' } });

    expect(await screen.findAllByText('Lot de 10.')).toHaveLength(2);
    expect(complaint).not.toHaveBeenCalled();
  });

  it.each([
    [
      'category and sub-category',
      { Category: { code: 'SACS', name: 'sacs & collecte' } },
      [
        ['Sacs & collecte', '/category-product/SACS'],
        ['Sacs poubelle', '/category-product/SACS/POUBELLE'],
        ['Sac poubelle 110\u00a0L', atBag],
      ],
    ],
    [
      'only the article, if it has no category',
      { Category: null, SubCategory: null },
      [['Sac poubelle 110\u00a0L', '/category-product/autres/autres/SP-110']],
    ],
  ])('has a breadcrumb with %s', async (_what, categories, path) => {
    await visitProduct({ 'GET products/SP-110': { ...bag, ...categories } });

    const trail = await screen.findByRole('navigation', { name: 'Fil d’Ariane' });

    expect(linksIn(trail)).toEqual([['Accueil', '/'], ...path]);
  });

  it('shows its refills and accessories that are in the catalogue, and the articles that it fits', async () => {
    stubScreen(() => true);
    await visitProduct({
      'GET products/SP-110': { ...bag, accessories: ['SP-1', 'OLD-1'], fits: ['SP-2'] },
      'GET products/SP-1': product({ Code: 'SP-1' }),
      'GET products/SP-2': product({ Code: 'SP-2' }),
    });

    const names = async (title: string) =>
      within(await screen.findByRole('region', { name: title }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(await names('Recharges et accessoires')).toEqual(['Article SP-1']);
    expect(await names('Convient à')).toEqual(['Article SP-2']);
  });

  it('shows a note when no refill can be loaded, and the refills after a retry', async () => {
    stubScreen(() => true);
    const { http } = await visitProduct({
      'GET products/SP-110': { ...bag, accessories: ['SP-1'] },
      'GET products/SP-1': refused(503),
    });
    const refills = within(await screen.findByRole('region', { name: 'Recharges et accessoires' }));
    expect(await refills.findByRole('alert')).toHaveTextContent(
      'Recharges et accessoires : ces articles n’ont pas',
    );
    http.answers['GET products/SP-1'] = product({ Code: 'SP-1' });

    await userEvent.click(refills.getByRole('button', { name: 'Réessayer' }));

    expect(await refills.findByRole('heading', { name: 'Article SP-1' })).toBeVisible();
  });

  it('says after eight seconds that its refills are late', async () => {
    stubScreen(() => true);
    jest.useFakeTimers();
    await visitProduct({
      'GET products/SP-110': { ...bag, accessories: ['SP-1'] },
      'GET products/SP-1': () => new Promise(() => undefined),
    });
    const refills = await screen.findByRole('region', { name: 'Recharges et accessoires' });

    await act(() => jest.advanceTimersByTimeAsync(8000));

    expect(within(refills).getByRole('alert')).toHaveTextContent('Le chargement est toujours en cours');
    jest.useRealTimers();
  });

  it('has description, preview, offer and breadcrumb for search engines', async () => {
    await visitProduct();
    await screen.findByText('Disponible');

    const content = (meta: string) => document.querySelector(`meta[${meta}]`)?.getAttribute('content');
    const facts = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? ''),
    );
    expect(content('name=description')).toBe('Polyéthylène recyclé.');
    expect(content('property="og:image"')).toBe('https://boutique.example/icon-512.png');
    expect(facts).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
    expect(facts).toContainEqual(expect.objectContaining({ sku: 'R-110', offers: expect.anything() }));
  });

  it.each([
    ['Sur commande when there is no stock', [{ quantity: 0 }], 'Sur commande'],
    ['the stock of the first entry', [{ quantity: 3 }, { quantity: 0 }], 'Disponible'],
    ['nothing when the stock is unknown', [], undefined],
  ])('shows %s', async (_what, stock, text) => {
    await visitProduct({ 'GET products/SP-110/stock': stock });
    await screen.findByRole('heading', { level: 1 });

    expect(screen.queryByText(/^(Disponible|Sur commande)$/)?.textContent).toBe(text);
    expect(addToCart()).toBeEnabled();
  });

  it('shows why an article with an invalid price cannot be ordered, without an offer for search engines', async () => {
    const { store } = await visitProduct({ 'GET products/SP-110': oddAnswer({ ...bag, PrixHT: '12,90' }) });
    expect(await screen.findByText('Indisponible')).toBeVisible();
    expect(addToCart()).toHaveAccessibleDescription(/prix.*ne peut pas être commandé/);
    expect(screen.queryByRole('spinbutton', { name: 'Quantité' })).not.toBeInTheDocument();

    await userEvent.click(addToCart());

    expect(store.get(cartLinesAtom)).toEqual([]);
    const facts = document.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(facts).toContain('Sac poubelle 110 L');
    expect(facts).not.toMatch(/price|offers/i);
  });

  it('links to the variants', async () => {
    const variants = [
      { Code: 'SP-030', name: '30 L' },
      { Code: 'SP-110', name: '110 L' },
    ];
    await visitProduct({
      'GET products/SP-110': { ...bag, variants },
      'GET products/SP-030': { ...bag, Code: 'SP-030', Designation: 'Sac poubelle 30 L', variants },
    });
    const choice = within(await screen.findByRole('list', { name: 'Variante' }));
    expect(choice.getByRole('link', { current: true })).toHaveTextContent('110 L');

    await userEvent.click(choice.getByRole('link', { name: '30 L' }));

    expect(await screen.findByRole('heading', { level: 1, name: /^Sac poubelle 30\sL$/ })).toBeVisible();
  });
});

it.each([
  ['unknown', 'ZZZ', {}],
  ['invalid', '%00', { 'GET products/%00': refused(400) }],
])('the page of a code without product links to categories when the code is %s', async (_, code, answers) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await visitProduct(answers, `/category-product/SACS/POUBELLE/${code}`);

  expect(await screen.findByRole('heading', { level: 1, name: 'Produit introuvable' })).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const link = screen.getByRole('link', { name: 'Voir les familles de produits' });
  expect(link).toHaveAttribute('href', '/category-product');
});

const messages = () => within(screen.getByRole('list', { name: 'Messages' }));

it('the add-to-cart button does not add a quantity of 0, and shows why at the field until it changes', async () => {
  const { store } = await visitProduct();
  const field = await quantity();

  await userEvent.click(screen.getByRole('button', { name: /^Diminuer la quantité/ }));
  await userEvent.click(addToCart());

  expect(field).toHaveAccessibleDescription('Choisissez une quantité d’au moins 1.');
  expect(messages().queryByText(/ajouté/)).not.toBeInTheDocument();
  expect(store.get(cartLinesAtom)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Augmenter la quantité/ }));
  expect(field).toBeValid();
});

it('the list button of a signed-in customer adds the typed quantity to a list', async () => {
  const list = { id: 'l1', name: 'Cuisine', version: 1, lines: [], createdAt: '', updatedAt: '' };
  const call = 'POST users/lists/l1/lines';
  const { http } = await visitProduct({ 'GET users/lists': [list], [call]: list }, atBag, true);
  const field = await quantity();
  await userEvent.clear(field);
  await userEvent.type(field, '12{Enter}');

  await userEvent.click(screen.getByRole('button', { name: 'Ajouter à une liste' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter à la liste' }));

  expect(await messages().findByText(/^Ajouté à la liste «.Cuisine.»$/)).toBeInTheDocument();
  expect(http.sent(call)[0]?.body).toEqual({ lines: [{ productCode: 'SP-110', quantity: 12 }] });
});
