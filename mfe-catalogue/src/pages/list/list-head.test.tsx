import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bags, chemistry, product } from 'shared-contracts/testing';
import { categoryPictures } from 'shared-ui/pictures';
import { pageOf, products } from '../../testing/catalogue';
import { linksIn, ofBags, visitList } from '../../testing/visit-list';

const ofHouses = `${ofBags}&subcategory=HOUSSES`;
const houses = '/category-product/SACS/HOUSSES';
const picture = () => screen.getByRole('banner').querySelector('img')?.getAttribute('src');
const shown = (name: string) => screen.findByRole('link', { name });

describe('the heading of a list', () => {
  it.each([
    ['a category', '/category-product/SACS', ofBags, undefined],
    ['a sub-category without one', houses, ofHouses, ''],
  ])('shows the picture of the category for %s', async (_what, at, call, ImageUrl) => {
    await visitList(
      { [call]: pageOf([product({ Code: 'SP-1', ...(ImageUrl === '' && { ImageUrl }) })]) },
      at,
    );
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
});

const answers = {
  'GET products/categories': [{ ...bags, name: 'sacs & collecte' }, chemistry],
  [ofBags]: pageOf(products(1)),
  [ofHouses]: pageOf(products(1)),
  [`${ofHouses}&sort=price`]: pageOf(products(1)),
};

const visit = (at: string) => visitList(answers, at);
const menu = () => screen.findByRole('navigation', { name: 'Familles de produits' });
const tags = () => screen.findByRole('list', { name: 'Sous-catégories' });

describe('the menus of a list', () => {
  it('show all categories, and the sub-categories of the current one', async () => {
    await visit('/category-product/SACS');

    expect(linksIn(await menu())).toEqual([
      ['Sacs & collecte', '/category-product/SACS'],
      ['Sacs poubelle', '/category-product/SACS/POUBELLE'],
      ['Housses conteneur', '/category-product/SACS/HOUSSES'],
      ['CHIMIE', '/category-product/CHIMIE'],
    ]);
    expect(within(await menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Sacs & collecte');
    expect(linksIn(await tags())).toEqual([
      ['Tout', '/category-product/SACS'],
      ['Sacs poubelle', '/category-product/SACS/POUBELLE'],
      ['Housses conteneur', '/category-product/SACS/HOUSSES'],
    ]);
    expect(within(await tags()).getByRole('link', { current: 'page' })).toHaveTextContent('Tout');
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

  it('mark the current sub-category, and their links preserve the sort of the URL; canonical URL and structured data omit it', async () => {
    await visit('/category-product/SACS/HOUSSES?tri=price');
    await screen.findByRole('link', { name: 'Article SP-1' });
    const links = [
      ...linksIn(await menu()),
      ...linksIn(await tags()),
      ...linksIn(await screen.findByRole('navigation', { name: 'Fil d’Ariane' })).slice(1),
    ];

    for (const part of [await menu(), await tags()])
      expect(within(part).getByRole('link', { current: 'page' })).toHaveTextContent('Housses conteneur');
    expect(links).toHaveLength(9);
    expect(links.filter(([, href]) => !href?.endsWith('?tri=price'))).toEqual([]);
    const canonical = document.querySelector('link[rel=canonical]');
    expect(canonical).toHaveAttribute('href', `https://boutique.example${houses}`);
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).not.toContain('tri=');
  });
});

const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
const preview = (name: string) => content(`meta[property="og:${name}"]`);

describe('a search engine or link preview that reads a list', () => {
  it('finds title, description and URL of a category', async () => {
    await visitList({ [ofBags]: pageOf(products(2)) }, '/category-product/SACS?tri=garbage&page=-1');
    await screen.findByRole('link', { name: 'Article SP-1' });

    const description =
      'SACS & COLLECTE DES DECHETS\u00a0: produits d’hygiène professionnelle, prix hors taxes et références.';
    const url = 'https://boutique.example/category-product/SACS';
    expect(document.title).toBe('SACS & COLLECTE DES DECHETS | Boutique SPH');
    expect(content('meta[name=description]')).toBe(description);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', url);
    expect(['title', 'description', 'url', 'type', 'locale', 'site_name', 'image'].map(preview)).toEqual([
      'SACS & COLLECTE DES DECHETS',
      description,
      url,
      'website',
      'fr_FR',
      'Boutique SPH',
      'https://boutique.example/icon-512.png',
    ]);
    expect(content('meta[name=robots]')).toBeUndefined();
  });

  it('finds the own description of a sub-category, its category in the title, and its breadcrumb', async () => {
    const description = 'Des housses pour tous les conteneurs.';
    await visitList({ [ofHouses]: { ...pageOf(products(1)), description } }, houses);
    await screen.findByRole('link', { name: 'Article SP-1' });

    expect(document.title).toBe('Housses conteneur – SACS & COLLECTE DES DECHETS | Boutique SPH');
    expect(content('meta[name=description]')).toBe(description);
    expect(screen.getByText(description)).toBeVisible();
    const trail = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null',
    );
    const { '@type': type, itemListElement: steps } = trail;
    expect(type).toBe('BreadcrumbList');
    expect(steps.map(Object.values)).toEqual([
      ['ListItem', 1, 'Accueil', 'https://boutique.example/'],
      ['ListItem', 2, 'SACS & COLLECTE DES DECHETS', 'https://boutique.example/category-product/SACS'],
      ['ListItem', 3, 'Housses conteneur', 'https://boutique.example/category-product/SACS/HOUSSES'],
    ]);
  });
});
