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
  it('waits for the stock too, which is in the HTML', async () => {
    const later = () => nextTurn([{ quantity: 3 }]);
    const { queryClient, loaded } = load({ ...bag, 'GET products/SP-110/stock': later });

    await loaded;

    expect(queryClient.getQueryData(['stock', 'SP-110'])).toBe(3);
  });

  it('does without the stock', async () => {
    const { loaded } = load({ ...bag, 'GET products/SP-110/stock': refused(503) });

    await expect(loaded).resolves.toBeNull();
  });

  it('leads to the URL below its own category', async () => {
    const { loaded } = load(bag, 'CHIMIE');

    await expect(loaded).rejects.toMatchObject({ status: 308 });
    const redirect = await loaded.catch((response: Response) => response);
    expect(redirect?.headers.get('location')).toBe('/category-product/SACS/POUBELLE/SP-110');
  });

  it('answers 404 for a product that does not exist', async () => {
    const { loaded } = load({});

    await expect(loaded).rejects.toMatchObject({ status: 404 });
  });
});
