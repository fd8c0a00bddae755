import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Facet } from 'shared-contracts/api/products';
import { type Answers, refused } from 'shared-contracts/testing';
import { pageOf, products } from '../../testing/catalogue';
import { facetsOfBags, linksIn, ofBags, visitList } from '../../testing/visit-list';

const facet = (key: Facet['key'], ...values: [string, number][]): Facet => ({
  key,
  values: values.map(([value, count]) => ({ value, count })),
});
const content = facet('content', ['110 L', 3], ['50 L', 2]);
const colors = facet('color', ['noir', 3], ['gris', 2], ['bleu', 1]);

const answers: Answers = {
  [ofBags]: pageOf(products(6)),
  [facetsOfBags]: [content, colors],
  [`${ofBags}&color=noir`]: pageOf(products(3)),
  [`${facetsOfBags}&color=noir`]: [content, colors],
  [`${ofBags}&color=gris&color=noir`]: pageOf(products(5)),
  [`${facetsOfBags}&color=gris&color=noir`]: [content, colors],
};

const menus = () => screen.findByRole('group', { name: 'Filtrer les produits' });
const openMenu = async (name: string) => userEvent.click(within(await menus()).getByText(name));
const chosen = () => screen.findByRole('list', { name: 'Filtres choisis' });

describe('the facets of a list', () => {
  it('links to the values of a facet, with their counts, sorted by size, which search engines do not follow', async () => {
    await visitList(answers);

    await openMenu('Contenance');

    const values = within(await menus()).getByRole('list', { name: 'Contenance' });
    expect(values).toBeVisible();
    expect(linksIn(values)).toEqual([
      ['50 L (2)', '/category-product/SACS?contenance=50+L'],
      ['110 L (3)', '/category-product/SACS?contenance=110+L'],
    ]);
    expect(within(values).getByRole('link', { name: '50 L (2)' })).toHaveAttribute('rel', 'nofollow');
  });

  it('excludes a filtered list from indexing, and focuses the row after the value was removed', async () => {
    await visitList(answers, '/category-product/SACS?couleur=noir');
    await screen.findByText('3 produits affichés');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();

    await userEvent.click(within(await chosen()).getByRole('link', { name: 'Tout effacer' }));

    await screen.findByText('6 produits affichés');
    expect(screen.queryByRole('list', { name: 'Filtres choisis' })).not.toBeInTheDocument();
    expect((await menus()).contains(document.activeElement)).toBe(true);
  });

  it('opens one menu at a time, which keeps the focus when a value is chosen; Escape or a click elsewhere closes it', async () => {
    await visitList(answers);
    const row = within(await menus());
    const isOpen = (name: string) => row.getByText(name).closest('details')?.open;

    await openMenu('Contenance');
    await openMenu('Couleur');
    expect([isOpen('Contenance'), isOpen('Couleur')]).toEqual([false, true]);
    row.getByRole('link', { name: 'noir (3)' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('3 produits affichés');
    expect(document.activeElement).toHaveTextContent('noir (3)');

    await userEvent.keyboard('{Escape}');
    expect(isOpen('Couleur')).toBe(false);
    expect(document.activeElement).toHaveTextContent('Couleur');

    await openMenu('Couleur');
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(isOpen('Couleur')).toBe(false);
  });

  it('preserves sub-category and sort, which is applied, and links to other sub-categories preserve the choice', async () => {
    const narrowed = 'limit=50&category=SACS&subcategory=HOUSSES&sort=price&color=noir';
    await visitList(
      {
        [`GET products?${narrowed}`]: pageOf(products(1)),
        'GET products/facets?category=SACS&subcategory=HOUSSES&color=noir': [colors],
      },
      '/category-product/SACS/HOUSSES?couleur=noir&tri=price',
    );

    await screen.findByText('1 produit affiché');
    expect(screen.getByLabelText('Trier par')).toHaveDisplayValue('Prix croissant');
    expect(within(await menus()).getByText('gris (2)')).toHaveAttribute(
      'href',
      '/category-product/SACS/HOUSSES?couleur=gris&couleur=noir&tri=price',
    );
    const tags = screen.getByRole('list', { name: 'Sous-catégories' });
    expect(linksIn(tags)[1]).toEqual([
      'Sacs poubelle',
      '/category-product/SACS/POUBELLE?couleur=noir&tri=price',
    ]);
  });

  it('omits values without articles and facets whose value all articles share', async () => {
    await visitList({
      ...answers,
      [facetsOfBags]: [facet('color', ['noir', 6], ['bleu', 0]), facet('content', ['5 L', 2])],
    });

    expect(within(await menus()).queryByText('Couleur')).not.toBeInTheDocument();
    expect(within(await menus()).getByText('Contenance')).toBeVisible();
  });

  it('offers to remove each value when no article matches', async () => {
    const both = '&content=50%20L&color=noir';
    await visitList(
      {
        ...answers,
        [`${ofBags}${both}`]: pageOf([]),
        [`${facetsOfBags}${both}`]: [content, facet('color', ['noir', 0], ['gris', 2])],
      },
      '/category-product/SACS?contenance=50+L&couleur=noir',
    );
    await screen.findByRole('heading', { name: 'Aucun produit ne réunit ces critères' });
    expect(linksIn(await chosen()).map(([, href]) => href)).toEqual([
      '/category-product/SACS?couleur=noir',
      '/category-product/SACS?contenance=50+L',
      '/category-product/SACS',
    ]);

    await userEvent.click(screen.getByRole('link', { name: /^Retirer le filtre Contenance\s: 50 L$/ }));

    expect(await screen.findByText('3 produits affichés')).toBeVisible();
  });

  it('removes a value that no article has from the URL', async () => {
    const { router } = await visitList(
      {
        ...answers,
        [`${ofBags}&color=noir&color=violet`]: pageOf(products(3)),
        [`${facetsOfBags}&color=noir&color=violet`]: [colors],
      },
      '/category-product/SACS?couleur=violet&couleur=noir',
    );

    await waitFor(() => expect(router.state.location.search).toBe('?couleur=noir'));
  });
});

describe('a list of an API', () => {
  it.each([
    ['without facets', refused(404)],
    ['that parses `facets` as an article’s code', refused(400)],
    ['without facets of this list', []],
  ])('%s shows no facets', async (_which, answer) => {
    await visitList({ ...answers, [facetsOfBags]: answer });

    expect(await screen.findByText('6 produits affichés')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Filtrer les produits' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Filtrer/ })).not.toBeInTheDocument();
  });

  it('whose facets fail still lets a visitor remove a chosen value', async () => {
    await visitList(
      { ...answers, [`${facetsOfBags}&color=noir`]: refused(503) },
      '/category-product/SACS?couleur=noir',
    );

    expect(within(await chosen()).getByRole('link', { name: 'Tout effacer' })).toBeVisible();
  });
});

it('the filter dialog of phones filters the list, shows the number of matches and closes to show them', async () => {
  const { router } = await visitList(answers);
  await userEvent.click(await screen.findByRole('link', { name: 'Filtrer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrer' }));

  await userEvent.click(dialog.getByText('Couleur'));
  await userEvent.click(dialog.getByRole('link', { name: 'noir (3)' }));
  await waitFor(() => expect(dialog.getByText('3 produits affichés')).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: 'Voir les produits' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Filtrer 1' })).toHaveFocus();
  expect(router.state.location.search).toBe('?couleur=noir');
});
