import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'page-kit/testing';
import { type Answers, bags, chemistry, product } from 'shared-contracts/testing';
import { categoryPictures } from 'shared-ui/pictures';
import routes from '../../routes';
import { pageOf, products } from '../../testing/catalogue';
import { ofBags, visitList } from '../../testing/visit-list';

const ofHouses = `${ofBags}&subcategory=HOUSSES`;
const houses = '/category-product/SACS/HOUSSES';
const picture = () => screen.getByRole('banner').querySelector('img')?.getAttribute('src');
const shown = (name: string) => screen.findByRole('link', { name });

describe('the heading of a list', () => {
  it('shows the picture of a category', async () => {
    await visitList({ [ofBags]: pageOf([product({ Code: 'SP-1' })]) });
    await shown('Article SP-1');

    expect(picture()).toBe(categoryPictures.sacs);
  });

  it('shows the picture of the first article of a sub-category in any sort', async () => {
    const articles = [product({ Code: 'SP-1' }), product({ Code: 'SP-2' })];
    await visitList(
      { [ofHouses]: pageOf(articles), [`${ofHouses}&sort=-price`]: pageOf(articles.toReversed()) },
      houses,
    );
    await shown('Article SP-1');
    expect(picture()).toBe('https://api.example/pictures/SP-1.svg');

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Prix décroissant');

    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('SP-2'));
    expect(picture()).toBe('https://api.example/pictures/SP-1.svg');
  });

  it('shows the description of a sub-category', async () => {
    const description = 'Des housses pour tous les conteneurs.';
    await visitList({ [ofHouses]: { ...pageOf([product({ Code: 'SP-1' })]), description } }, houses);

    expect(await screen.findByText(description)).toBeVisible();
  });

  it('shows the picture of the category when a sub-category has none', async () => {
    await visitList({ [ofHouses]: pageOf([product({ Code: 'SP-1', ImageUrl: '' })]) }, houses);
    await shown('Article SP-1');

    expect(picture()).toBe(categoryPictures.sacs);
  });
});

const answers: Answers = {
  'GET products/categories': [{ ...bags, name: 'sacs & collecte' }, chemistry],
  'GET products?limit=50&category=SACS': pageOf(products(1)),
  'GET products?limit=50&category=SACS&subcategory=HOUSSES': pageOf(products(1)),
  'GET products?limit=50&category=SACS&subcategory=HOUSSES&sort=price': pageOf(products(1)),
};

const visit = (at: string) => renderShop({ routes, answers, at });
const menu = () => screen.findByRole('navigation', { name: 'Familles de produits' });
const tags = () => screen.findByRole('list', { name: 'Sous-catégories' });
const addresses = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the menus of a list', () => {
  it('show all categories, and the sub-categories of the current one', async () => {
    await visit('/category-product/SACS');

    expect(addresses(await menu())).toEqual([
      ['Sacs & collecte', '/category-product/SACS'],
      ['Sacs poubelle', '/category-product/SACS/POUBELLE'],
      ['Housses conteneur', '/category-product/SACS/HOUSSES'],
      ['CHIMIE', '/category-product/CHIMIE'],
    ]);
    expect(within(await menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Sacs & collecte');
    expect(addresses(await tags())).toEqual([
      ['Tout', '/category-product/SACS'],
      ['Sacs poubelle', '/category-product/SACS/POUBELLE'],
      ['Housses conteneur', '/category-product/SACS/HOUSSES'],
    ]);
    expect(within(await tags()).getByRole('link', { current: 'page' })).toHaveTextContent('Tout');
  });

  it('both mark the current sub-category', async () => {
    await visit('/category-product/SACS/HOUSSES');

    for (const part of [await menu(), await tags()]) {
      const current = within(part).getByRole('link', { current: 'page' });
      expect(current).toHaveTextContent('Housses conteneur');
    }
  });

  it('a button expands the side menu on small screens', async () => {
    await visit('/category-product/SACS');
    const button = within(await menu()).getByRole('button', { name: 'Toutes les familles' });
    expect(button).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(button);

    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(
      within(await menu()).getByRole('link', { name: 'CHIMIE' }),
    );
  });

  it('the breadcrumb links to the category', async () => {
    await visit('/category-product/SACS/HOUSSES');

    expect(addresses(await screen.findByRole('navigation', { name: 'Fil d’Ariane' }))).toEqual([
      ['Accueil', '/'],
      ['Sacs & collecte', '/category-product/SACS'],
      ['Housses conteneur', '/category-product/SACS/HOUSSES'],
    ]);
  });

  it('all links preserve the sort of the URL; canonical URL and structured data omit it', async () => {
    await visit('/category-product/SACS/HOUSSES?tri=price');
    await screen.findByRole('link', { name: 'Article SP-1' });
    const ways = [
      ...addresses(await menu()),
      ...addresses(await tags()),
      ...addresses(await screen.findByRole('navigation', { name: 'Fil d’Ariane' })).slice(1),
    ];

    expect(ways).toHaveLength(9);
    expect(ways.filter(([, address]) => !address?.endsWith('?tri=price'))).toEqual([]);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://boutique.example/category-product/SACS/HOUSSES',
    );
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).not.toContain('tri=');
  });
});
