import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'page-kit/testing';
import { type Answers, bags, chemistry } from 'shared-contracts/testing';
import routes from '../../routes';
import { pageOf, products } from '../../testing/catalogue';

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
