/** @jest-environment node */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import { httpContext, queryClientContext } from 'page-kit/page';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { type Answers, fakeHttp, product, refused } from 'shared-contracts/testing';
import { loadProduct } from './load-product';

function load(answers: Answers, category = 'SACS') {
  const context = new RouterContextProvider();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  context.set(queryClientContext, queryClient);
  context.set(httpContext, fakeHttp(answers));
  const params = { category, subcategory: 'POUBELLE', idproduct: 'SP-110' };
  return { queryClient, loaded: loadProduct({ params, context } as unknown as LoaderFunctionArgs) };
}

const bag = { 'GET products/SP-110': product({ Code: 'SP-110' }) };

describe('the server that renders a product', () => {
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

  it('redirects to the URL with the product’s category', async () => {
    const { loaded } = load(bag, 'CHIMIE');

    await expect(loaded).rejects.toMatchObject({ status: 308 });
    const redirect = await loaded.catch((response: Response) => response);
    expect(redirect?.headers.get('location')).toBe('/category-product/SACS/POUBELLE/SP-110');
  });

  it('responds with 404 to an unknown product', async () => {
    const { loaded } = load({});

    await expect(loaded).rejects.toMatchObject({ status: 404 });
  });
});
