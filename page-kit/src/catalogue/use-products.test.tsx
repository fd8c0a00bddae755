import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { ApiError, type Http, HttpProvider } from 'shared-contracts/http';
import { product } from 'shared-contracts/testing';
import { categoriesQuery } from './categories';
import { productQuery } from './products';
import { useProducts } from './use-products';

/** Product calls that stay open until the test resolves them. */
function openCatalogue() {
  const open = new Map<string, { resolve(product: unknown): void; reject(error: unknown): void }>();
  const asked: string[] = [];
  const get = (path: string) =>
    new Promise((resolve, reject) => {
      asked.push(path);
      open.set(path, { resolve, reject });
    });
  const answer = (code: string) => {
    const call = open.get(`products/${code}`);
    open.delete(`products/${code}`);
    return { found: () => call?.resolve({ Code: code }), failed: (error: unknown) => call?.reject(error) };
  };
  return { http: { get } as unknown as Http, asked, open, answer };
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

/** Like the shop's, it asks once. */
const askingOnce = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

function showCart(http: Http, codes: readonly string[], queryClient = askingOnce()) {
  return render(
    <QueryClientProvider client={queryClient}>
      <HttpProvider value={http}>
        <Cart codes={codes} />
      </HttpProvider>
    </QueryClientProvider>,
  );
}

const codes = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6'];

it('requests four products at once, the next when one has come', async () => {
  const { http, asked, answer } = openCatalogue();
  showCart(http, codes);
  await waitFor(() => expect(asked).toHaveLength(4));

  answer('A-2').found();

  await waitFor(() => expect(asked).toHaveLength(5));
  expect(await screen.findByText('A-2 found')).toBeVisible();
  expect(screen.getByText('A-6 pending')).toBeVisible();
});

it('draws a cart of four hundred unknown articles less than twenty times, four calls at once', async () => {
  const many = Array.from({ length: 400 }, (_, index) => `X-${index}`);
  let [open, most, drawn] = [0, 0, 0];
  const get = async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve));
    open -= 1;
    throw new ApiError({ status: 404, code: 'unknown_product' });
  };
  const wrapper = ({ children }: { readonly children: React.ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <HttpProvider value={{ get } as unknown as Http}>{children}</HttpProvider>
    </QueryClientProvider>
  );
  const queryClient = askingOnce();

  const { result } = renderHook(
    () => {
      drawn += 1;
      return useProducts(many);
    },
    { wrapper },
  );

  await waitFor(() => expect(Object.values(result.current).every(({ missing }) => missing)).toBe(true));
  expect(most).toBe(4);
  expect(drawn).toBeLessThan(20);
});

it('a product that is gone differs from a failed call', async () => {
  const { http, asked, answer } = openCatalogue();
  showCart(http, ['A-1', 'A-2', 'A-1']);
  await waitFor(() => expect(asked).toHaveLength(2));

  answer('A-1').failed(new ApiError({ status: 404, code: 'unknown_product' }));
  answer('A-2').failed(new ApiError({ status: null, code: 'network' }));

  expect(await screen.findByText('A-1 missing')).toBeVisible();
  expect(await screen.findByText('A-2 failed')).toBeVisible();
});

it('a code that the API refuses as invalid counts as gone', async () => {
  const { http, asked, answer } = openCatalogue();
  showCart(http, ['<b>']);
  await waitFor(() => expect(asked).toHaveLength(1));

  answer(encodeURIComponent('<b>')).failed(new ApiError({ status: 400, code: 'invalid' }));

  expect(await screen.findByText('<b> missing')).toBeVisible();
});

it('frees the slots when the cart is closed', async () => {
  const { http, asked, answer } = openCatalogue();
  const { unmount } = showCart(http, codes);
  await waitFor(() => expect(asked).toHaveLength(4));

  unmount();
  for (const code of codes.slice(0, 4)) answer(code).found();
  showCart(http, ['B-1', 'B-2', 'B-3', 'B-4']);

  await waitFor(() => expect(asked.filter((path) => path.includes('B-'))).toHaveLength(4));
});

it('shares its cache with the product pages', async () => {
  const { http, asked } = openCatalogue();
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, gcTime: Infinity } },
  });
  queryClient.setQueryData(productQuery(http, 'A-1').queryKey, product({ Code: 'A-1' }));

  showCart(http, ['A-1'], queryClient);

  expect(await screen.findByText('A-1 found')).toBeVisible();
  expect(asked).toEqual([]);
});

it('reads prices from cached responses', () => {
  const { http } = openCatalogue();
  const queryClient = askingOnce();
  for (const [code, PrixHT] of [
    ['A-1', '12,90'],
    ['A-2', 0.1 + 0.2],
  ] as const)
    queryClient.setQueryData(['product', code], { ...product({ Code: code }), PrixHT });

  const { result } = renderHook(() => useProducts(['A-1', 'A-2']), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <HttpProvider value={http}>{children}</HttpProvider>
      </QueryClientProvider>
    ),
  });

  expect(Object.values(result.current).map(({ product }) => product?.PrixHT)).toEqual([null, 0.3]);
});

it('sorts the categories as they come', async () => {
  const received = ['CHIMIE', 'OUATE & PAPIER'].map((name) => ({ code: name, name, subcategories: [] }));
  const http = { get: async () => received } as unknown as Http;

  const shown = await new QueryClient().fetchQuery(categoriesQuery(http));

  expect(shown.map(({ name }) => name)).toEqual(['OUATE & PAPIER', 'CHIMIE']);
});
