/** @jest-environment node */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import { httpContext, queryClientContext } from 'page-kit/page';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import type { Facet } from 'shared-contracts/api/products';
import { type Answers, bags, fakeHttp, product, refused } from 'shared-contracts/testing';
import { pageOf, products } from '../testing/catalogue';
import { loadList, loadSearch } from './loaders';
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

/** Returns status and URL of the redirect that a loader throws; undefined for any other error. */
const targetOf = (loaded: Promise<unknown>) =>
  loaded.catch((thrown: unknown) =>
    thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : undefined,
  );

const categories = { 'GET products/categories': [bags] };

describe('the server that renders a list', () => {
  const load = run.bind(null, loadList);

  it('waits for products, facets and categories, and caches only the fields that the list shows', async () => {
    const { http, queryClient, loaded } = load(
      {
        'GET products/categories': () => nextTurn([bags]),
        'GET products/facets?category=SACS': () => nextTurn(facets),
        'GET products?limit=50&category=SACS': pageOf(products(1), 'after-SP-1'),
      },
      { category: 'SACS' },
    );
    await expect(loaded).resolves.toBeNull();

    expect(http.calls).toHaveLength(3);
    const cached = (key: string) => queryClient.getQueriesData<unknown>({ queryKey: [key] })[0]?.[1];
    expect(cached('categories')).toEqual([bags]);
    expect(cached('facets')).toEqual(facets);
    expect(cached('products')).toHaveProperty('pages', [
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
    ['one category', [bags], { category: 'sacs' }, [308, '/category-product/SACS?tri=price']],
    [
      'a sub-category',
      [bags],
      { category: 'Sacs', subcategory: 'poubelle' },
      [308, '/category-product/SACS/POUBELLE?tri=price'],
    ],
    ['two categories', [bags, { ...bags, code: 'Sacs' }], { category: 'sacs' }, undefined],
  ])(
    'redirects from another case of %s to its URL, unless two match',
    async (_which, all, params, target) => {
      const call = `GET products?limit=50&${new URLSearchParams(params)}&sort=price`;
      const { loaded } = load({ 'GET products/categories': all, [call]: pageOf([]) }, params, '?tri=price');

      await expect(targetOf(loaded)).resolves.toEqual(target);
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

    await expect(targetOf(loaded)).resolves.toEqual([308, '/category-product/SACS?couleur=noir&tri=price']);
  });

  it.each([
    ['has no facets', refused(404)],
    ['returns none for the list', []],
  ])('redirects to the unfiltered list when the API %s', async (_which, answer) => {
    const { loaded } = load({ ...black, [blackFacets]: answer }, { category: 'SACS' }, '?couleur=noir');

    await expect(targetOf(loaded)).resolves.toEqual([308, '/category-product/SACS']);
  });

  it('fetches the list filtered by the facets in the URL, even when the facets fail', async () => {
    const failing = { ...black, [blackFacets]: refused(503) };
    const { queryClient, loaded } = load(failing, { category: 'SACS' }, '?couleur=noir');

    await expect(loaded).resolves.toBeNull();
    const filtered = ['products', { category: 'SACS', facts: { color: ['noir'] } }];
    expect(queryClient.getQueryData(filtered)).toBeDefined();
  });
});

describe('the server that renders search results', () => {
  const load = (results: unknown[], search: string) =>
    run(loadSearch, { ...categories, 'GET products/search?q=savon': results }, {}, `?q=savon${search}`);

  it('redirects from a facet value that no result has', async () => {
    const { loaded } = load(
      [product({ Code: 'SP-1', facts: { color: 'noir' } })],
      '&couleur=noir&couleur=violet',
    );

    await expect(targetOf(loaded)).resolves.toEqual([308, '/recherche?q=savon&couleur=noir']);
  });

  it('waits for the categories only if there is no result', async () => {
    const [none, one] = [load([], ''), load(products(1), '')];
    await Promise.all([none.loaded, one.loaded]);

    expect(none.queryClient.getQueryData(['categories'])).toEqual([bags]);
    expect(one.queryClient.getQueryData(['categories'])).toBeUndefined();
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

    await expect(targetOf(loaded)).resolves.toEqual([308, `/category-product/SACS/POUBELLE/${code}`]);
  });

  it('responds with 404 to an unknown product', async () => {
    const { loaded } = load({});

    await expect(loaded).rejects.toMatchObject({ status: 404 });
  });
});
