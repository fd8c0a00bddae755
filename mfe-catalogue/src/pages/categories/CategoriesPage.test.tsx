import { act, screen } from '@testing-library/react';
import { loadPreferredSortAtom } from 'page-kit/page';
import { renderShop } from 'page-kit/testing';
import { bags, chemistry } from 'shared-contracts/testing';
import routes from '../../routes';
import { linksIn } from '../../testing/visit-list';

const visit = (categories: unknown) =>
  renderShop({ routes, answers: { 'GET products/categories': categories }, at: '/category-product' });

describe('the page of all categories', () => {
  it('shows the categories in the order of the shop, with their sub-categories, after one call, and describes itself to search engines', async () => {
    const { http } = await visit([chemistry, { ...bags, name: 'déchets' }]);

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Nos familles de produits');
    const categories = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(categories).toEqual(['Déchets', 'CHIMIE']);
    const list = screen.getAllByRole('list').find(({ textContent }) => textContent?.includes('CHIMIE'));
    expect(linksIn(list as HTMLElement)).toEqual([
      ['Déchets', '/category-product/SACS'],
      ['Sacs poubelle', '/category-product/SACS/POUBELLE'],
      ['Housses conteneur', '/category-product/SACS/HOUSSES'],
      ['CHIMIE', '/category-product/CHIMIE'],
      ['Nettoyants sols', '/category-product/CHIMIE/SOLS'],
    ]);
    expect(http.calls).toEqual(['GET products/categories']);
    const url = 'https://boutique.example/category-product';
    expect(document.title).toBe('Nos familles de produits | Boutique SPH');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', url);
    expect(document.querySelector('meta[property="og:url"]')).toHaveAttribute('content', url);
    expect(document.querySelector('script[type="application/ld+json"]')).toHaveTextContent('BreadcrumbList');
  });

  it('links to lists with the preferred sort, and ignores an unknown one', async () => {
    localStorage.setItem('sph-list-sort', '-price');
    const { store } = await visit([chemistry]);
    const link = await screen.findByRole('link', { name: 'CHIMIE' });
    expect(link).toHaveAttribute('href', '/category-product/CHIMIE?tri=-price');
    localStorage.setItem('sph-list-sort', '"><script>');

    act(() => store.set(loadPreferredSortAtom));

    expect(link).toHaveAttribute('href', '/category-product/CHIMIE');
    // An unknown sort may come from a newer version of the shop.
    expect(localStorage.getItem('sph-list-sort')).toBe('"><script>');
  });
});
