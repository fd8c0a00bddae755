import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError, type Http, HttpProvider } from 'shared-contracts/http';
import { fakeHttp, product, refused } from 'shared-contracts/testing';
import { useProducts } from './use-products';

function Cart({ codes }: { codes: readonly string[] }) {
  const products = useProducts(codes);
  return (
    <ul>
      {Object.entries(products).map(([code, { product, missing, pending, failed }]) => (
        <li key={code}>
          {code}{' '}
          {[product && 'found', missing && 'missing', pending && 'pending', failed && 'failed'].filter(
            Boolean,
          )}
        </li>
      ))}
    </ul>
  );
}

const noRetries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const shop =
  (http: Http, queryClient = noRetries()) =>
  ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <HttpProvider value={http}>{children}</HttpProvider>
    </QueryClientProvider>
  );

const showCart = (http: Http, codes: readonly string[], queryClient?: QueryClient) =>
  render(<Cart codes={codes} />, { wrapper: shop(http, queryClient) });

it('four hundred articles are requested four at a time, and rendered fewer than twenty times', async () => {
  const many = Array.from({ length: 400 }, (_, index) => `X-${index}`);
  let [open, maxOpen, renders] = [0, 0, 0];
  const get = async () => {
    open += 1;
    maxOpen = Math.max(maxOpen, open);
    await new Promise((resolve) => setTimeout(resolve));
    open -= 1;
    throw new ApiError({ status: 404, code: 'unknown_product' });
  };
  const { result } = renderHook(
    () => {
      renders += 1;
      return useProducts(many);
    },
    { wrapper: shop({ get } as unknown as Http) },
  );

  await waitFor(() => expect(Object.values(result.current).every(({ missing }) => missing)).toBe(true));
  expect(maxOpen).toBe(4);
  expect(renders).toBeLessThan(20);
});

it.each([
  ['an unknown code', 'missing', refused(404, { code: 'unknown_product' })],
  ['an invalid code', 'missing', refused(400, { code: 'invalid' })],
  ['no response', 'failed', refused(null)],
])('a product with %s is %s, and requested once', async (_what, state, answer) => {
  const http = fakeHttp({ 'GET products/A-1': answer });
  showCart(http, ['A-1', 'A-1']);

  expect(await screen.findByText(`A-1 ${state}`)).toBeVisible();
  expect(http.calls).toHaveLength(1);
});

it('the slots of a cart are released when it unmounts', async () => {
  const first = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5'];
  const second = ['B-1', 'B-2', 'B-3', 'B-4'];
  const open: ((found: unknown) => void)[] = [];
  const wait = () => new Promise((resolve) => open.push(resolve));
  const http = fakeHttp(
    Object.fromEntries([...first, ...second].map((code) => [`GET products/${code}`, wait])),
  );
  const { unmount } = showCart(http, first);
  await waitFor(() => expect(http.calls).toHaveLength(4));

  unmount();
  for (const answer of open.splice(0)) answer(product({ Code: 'A-1' }));
  showCart(http, second);

  await waitFor(() => expect(http.calls).toHaveLength(8));
});

it('prices of cached responses are validated and rounded', () => {
  const queryClient = noRetries();
  for (const [code, PrixHT] of Object.entries({ 'A-1': '12,90', 'A-2': 0.1 + 0.2 }))
    queryClient.setQueryData(['product', code], { ...product({ Code: code }), PrixHT });

  const { result } = renderHook(() => useProducts(['A-1', 'A-2']), {
    wrapper: shop(fakeHttp(), queryClient),
  });

  expect(Object.values(result.current).map(({ product }) => product?.PrixHT)).toEqual([null, 0.3]);
});
