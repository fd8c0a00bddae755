import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError, type Http, HttpProvider } from 'shared-contracts/http';
import { product } from 'shared-contracts/testing';
import { categoriesQuery } from './categories';
import { productQuery } from './products';
import { useProducts } from './use-products';

/** Product requests that stay pending until the test settles them. */
function openCatalogue() {
  const open = new Map<string, { resolve(product: unknown): void; reject(error: unknown): void }>();
  const requested: string[] = [];
  const get = (path: string) =>
    new Promise((resolve, reject) => {
      requested.push(path);
      open.set(path, { resolve, reject });
    });
  const answer = (code: string) => {
    const call = open.get(`products/${code}`);
    open.delete(`products/${code}`);
    return { found: () => call?.resolve({ Code: code }), failed: (error: unknown) => call?.reject(error) };
  };
  return { http: { get } as unknown as Http, requested, open, answer };
}

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

const codes = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6'];

it('renders four hundred unknown articles fewer than twenty times, with four concurrent requests', async () => {
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
  ['missing', 404, 'unknown_product'],
  ['missing', 400, 'invalid'],
  ['failed', null, 'network'],
])('a product is %s when the response is %p', async (state, status, code) => {
  const { http, requested, answer } = openCatalogue();
  showCart(http, ['A-1', 'A-1']);
  await waitFor(() => expect(requested).toHaveLength(1));

  answer('A-1').failed(new ApiError({ status, code }));

  expect(await screen.findByText(`A-1 ${state}`)).toBeVisible();
});

it('releases the slots when the cart unmounts', async () => {
  const { http, requested, answer } = openCatalogue();
  const { unmount } = showCart(http, codes);
  await waitFor(() => expect(requested).toHaveLength(4));

  unmount();
  for (const code of codes.slice(0, 4)) answer(code).found();
  showCart(http, ['B-1', 'B-2', 'B-3', 'B-4']);

  await waitFor(() => expect(requested.filter((path) => path.includes('B-'))).toHaveLength(4));
});

it('shares its cache with the product pages', async () => {
  const { http, requested } = openCatalogue();
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, gcTime: Infinity } },
  });
  queryClient.setQueryData(productQuery(http, 'A-1').queryKey, product({ Code: 'A-1' }));

  showCart(http, ['A-1'], queryClient);

  expect(await screen.findByText('A-1 found')).toBeVisible();
  expect(requested).toEqual([]);
});

it('reads prices from cached responses', () => {
  const { http } = openCatalogue();
  const queryClient = noRetries();
  for (const [code, PrixHT] of [
    ['A-1', '12,90'],
    ['A-2', 0.1 + 0.2],
  ] as const)
    queryClient.setQueryData(['product', code], { ...product({ Code: code }), PrixHT });

  const { result } = renderHook(() => useProducts(['A-1', 'A-2']), { wrapper: shop(http, queryClient) });

  expect(Object.values(result.current).map(({ product }) => product?.PrixHT)).toEqual([null, 0.3]);
});

it('sorts the categories of a response', async () => {
  const received = ['CHIMIE', 'OUATE & PAPIER'].map((name) => ({ code: name, name, subcategories: [] }));
  const http = { get: async () => received } as unknown as Http;

  const shown = await new QueryClient().fetchQuery(categoriesQuery(http));

  expect(shown.map(({ name }) => name)).toEqual(['OUATE & PAPIER', 'CHIMIE']);
});
