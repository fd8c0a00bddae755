/** @jest-environment node */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import { httpContext, queryClientContext } from 'page-kit/page';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import type { Facet } from 'shared-contracts/api/products';
import { type Answers, bags, fakeHttp, product, refused } from 'shared-contracts/testing';
import { pageOf, products } from '../testing/catalogue';
import { loadList } from './loaders';
import { loadProduct } from './product/load-product';

function run(loader: typeof loadList, answers: Answers, params: Record<string, string>, search = '') {
  const context = new RouterContextProvider();
  const http = fakeHttp(answers);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  context.set(queryClientContext, queryClient);
  context.set(httpContext, http);
  const request = new Request(`http://boutique.example/${search}`);
  return { http, queryClient, loaded: loader({ params, request, context } as unknown as LoaderFunctionArgs) };
}

const categories = { 'GET products/categories': [bags] };

describe('the server that renders a list', () => {
  const load = run.bind(null, loadList);

  it('waits for products, facets and categories, and caches only the fields that the list shows', async () => {
    const { http, queryClient, loaded } = load(
      { ...categories, 'GET products?limit=50&category=SACS': pageOf(products(1), 'after-SP-1') },
      { category: 'SACS' },
    );
    await expect(loaded).resolves.toBeNull();

    expect(http.calls).toHaveLength(3);
    const [list] = queryClient.getQueriesData<{ pages: unknown[] }>({ queryKey: ['products'] });
    expect(list?.[1]?.pages).toEqual([
      {
        items: [
          {
            Code: 'SP-1',
            Designation: 'Article SP-1',
            Reference: 'SP-1',
            ImageUrl: 'pictures/SP-1.svg',
            PrixHT: 12.9,
            Category: { code: 'SACS', name: 'SACS & COLLECTE DES DECHETS' },
            SubCategory: { code: 'POUBELLE', name: 'SACS POUBELLE' },
          },
        ],
        cursor: 'after-SP-1',
      },
    ]);
  });

  it.each([
    ['category', { category: 'ZZZ' }],
    ['sub-category', { category: 'SACS', subcategory: 'ZZZ' }],
  ])('responds with 404 to an unknown %s', async (_which, params) => {
    const call = `GET products?limit=50&${new URLSearchParams(params)}`;
    const { loaded } = load({ ...categories, [call]: pageOf([]) }, params);

    await expect(loaded).rejects.toMatchObject({ init: { status: 404 } });
  });

  it.each([
    ['one category', [bags], { category: 'sacs' }, '/category-product/SACS?tri=price'],
    [
      'a sub-category',
      [bags],
      { category: 'Sacs', subcategory: 'poubelle' },
      '/category-product/SACS/POUBELLE?tri=price',
    ],
    ['two categories', [bags, { ...bags, code: 'Sacs' }], { category: 'sacs' }, undefined],
  ])(
    'redirects from another case of %s to its URL, unless two match',
    async (_which, all, params, target) => {
      const call = `GET products?limit=50&${new URLSearchParams(params)}&sort=price`;
      const { loaded } = load({ 'GET products/categories': all, [call]: pageOf([]) }, params, '?tri=price');

      const answer: unknown = await loaded.catch((thrown: unknown) => thrown);

      const redirect = answer instanceof Response ? answer : undefined;
      expect([redirect?.status, redirect?.headers.get('location') ?? undefined]).toEqual([
        target && 308,
        target,
      ]);
    },
  );

  it('renders without the categories when they fail', async () => {
    const { loaded } = load(
      { 'GET products/categories': refused(503), 'GET products?limit=50&category=SACS': pageOf(products(1)) },
      { category: 'SACS' },
    );

    await expect(loaded).resolves.toBeNull();
  });

  const facets: Facet[] = [{ key: 'color', values: [{ value: 'noir', count: 1 }] }];
  const black = { ...categories, 'GET products?limit=50&category=SACS&color=noir': pageOf(products(1)) };
  const blackFacets = 'GET products/facets?category=SACS&color=noir';

  it('redirects from a value that no article of the list has', async () => {
    const answers = {
      ...categories,
      'GET products?limit=50&category=SACS&sort=price&color=noir&color=violet': pageOf(products(1)),
      'GET products/facets?category=SACS&color=noir&color=violet': facets,
    };
    const { loaded } = load(answers, { category: 'SACS' }, '?couleur=noir&couleur=violet&tri=price');

    const answer = await loaded.catch((thrown: unknown) => thrown);

    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    expect([status, headers.get('location')]).toEqual([308, '/category-product/SACS?couleur=noir&tri=price']);
  });

  it.each([
    ['has no facets', refused(404)],
    ['returns none for the list', []],
  ])('redirects to the unfiltered list when the API %s', async (_which, answer) => {
    const { loaded } = load({ ...black, [blackFacets]: answer }, { category: 'SACS' }, '?couleur=noir');

    await expect(loaded).rejects.toMatchObject({ status: 308 });
  });

  it('fetches the list filtered by the facets in the URL, even when the facets fail', async () => {
    const { loaded } = load({ ...black, [blackFacets]: refused(503) }, { category: 'SACS' }, '?couleur=noir');

    await expect(loaded).resolves.toBeNull();
  });
});

describe('the server that renders a product', () => {
  const bag = { 'GET products/SP-110': product({ Code: 'SP-110' }) };
  const load = (answers: Answers, category = 'SACS') =>
    run(loadProduct, answers, { category, subcategory: 'POUBELLE', idproduct: 'SP-110' });

  it('waits for the stock, so that it is in the HTML', async () => {
    const later = () => nextTurn([{ quantity: 3 }]);
    const { queryClient, loaded } = load({ ...bag, 'GET products/SP-110/stock': later });

    await loaded;

    expect(queryClient.getQueryData(['stock', 'SP-110'])).toBe(3);
  });

  it('renders without the stock when it fails', async () => {
    const { loaded } = load({ ...bag, 'GET products/SP-110/stock': refused(503) });

    await expect(loaded).resolves.toBeNull();
  });

  const ended = refused(404, { replacedBy: product({ Code: 'SP-120' }) });
  it.each([
    ['the URL with the product’s category', bag, 'CHIMIE', 'SP-110'],
    ['the successor of an ended product', { 'GET products/SP-110': ended }, 'SACS', 'SP-120'],
  ])('redirects to %s', async (_, answers, category, code) => {
    const { loaded } = load(answers, category);

    await expect(loaded).rejects.toMatchObject({ status: 308 });
    const redirect = await loaded.catch((response: Response) => response);
    expect(redirect?.headers.get('location')).toBe(`/category-product/SACS/POUBELLE/${code}`);
  });

  it('responds with 404 to an unknown product', async () => {
    const { loaded } = load({});

    await expect(loaded).rejects.toMatchObject({ status: 404 });
  });
});
