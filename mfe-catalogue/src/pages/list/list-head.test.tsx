import { screen } from '@testing-library/react';
import { openShop, renderShop } from 'page-kit/testing';
import { renderToString } from 'react-dom/server';
import { type Answers, bags } from 'shared-contracts/testing';
import { productListQuery } from '../../products/product-queries';
import routes from '../../routes';
import { pageOf, products } from '../../testing/catalogue';
import { Component as ListPage } from './ListPage';

const answers: Answers = {
  'GET products/categories': [bags],
  'GET products?limit=50&category=SACS': pageOf(products(2)),
  'GET products?limit=50&category=SACS&subcategory=HOUSSES': pageOf(products(1)),
  'GET products?limit=50&category=ZZZ': pageOf([]),
};

const visit = (at: string) => renderShop({ routes, answers, at });
const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
const preview = (name: string) => content(`meta[property="og:${name}"]`);

describe('a search engine or link preview that reads a list', () => {
  it('finds title, description and URL of a category', async () => {
    await visit('/category-product/SACS?tri=garbage&page=-1');
    await screen.findByRole('link', { name: 'Article SP-1' });

    const description =
      'SACS & COLLECTE DES DECHETS\u00a0: produits d’hygiène professionnelle, prix hors taxes et références.';
    const address = 'https://boutique.example/category-product/SACS';
    expect(document.title).toBe('SACS & COLLECTE DES DECHETS | Boutique SPH');
    expect(content('meta[name=description]')).toBe(description);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', address);
    expect({
      title: preview('title'),
      description: preview('description'),
      url: preview('url'),
      type: preview('type'),
      locale: preview('locale'),
      site: preview('site_name'),
    }).toEqual({
      title: 'SACS & COLLECTE DES DECHETS',
      description,
      url: address,
      type: 'website',
      locale: 'fr_FR',
      site: 'Boutique SPH',
    });
    expect(content('meta[name=robots]')).toBeUndefined();
  });

  it('finds the breadcrumb of a sub-category', async () => {
    await visit('/category-product/SACS/HOUSSES');
    await screen.findByRole('link', { name: 'Article SP-1' });

    const trail = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null',
    );
    expect(trail).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://boutique.example/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'SACS & COLLECTE DES DECHETS',
          item: 'https://boutique.example/category-product/SACS',
        },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Housses conteneur',
          item: 'https://boutique.example/category-product/SACS/HOUSSES',
        },
      ],
    });
  });
});

it('the server renders the same HTML for every sort', async () => {
  const { page, http, queryClient } = openShop({
    routes: [{ path: '/category-product/:category', Component: ListPage }],
    answers: { ...answers, 'GET products?limit=50&category=SACS&sort=-price': pageOf(products(2, 7)) },
    at: '/category-product/SACS?tri=-price',
  });
  for (const sort of [undefined, '-price'] as const)
    await queryClient.prefetchInfiniteQuery(productListQuery(http, { category: 'SACS', sort }));

  const html = renderToString(page);

  expect(html).toContain('Article SP-1');
  expect(html).not.toContain('Article SP-7');
  expect(html).not.toContain('tri=');
});
