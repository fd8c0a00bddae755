import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  Link,
  Outlet,
  RouterProvider,
  useParams,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { ApiError, isApiError } from 'shared-contracts/http';
import { type PageModule, page } from './page';

const Skeleton = () => <p>Chargement…</p>;

function Failure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const status = isApiError(error) || isRouteErrorResponse(error) ? error.status : 'sans réponse';
  return (
    <>
      <p role="alert">Échec {status}</p>
      <button type="button" onClick={() => void revalidate()}>
        Réessayer
      </button>
    </>
  );
}

/** A mock that returns a new promise per call, which the test settles. */
function calls<T>() {
  const settlers: { resolve(value: T): void; reject(reason: unknown): void }[] = [];
  const call = jest.fn(() => new Promise<T>((resolve, reject) => settlers.push({ resolve, reject })));
  const last = () => {
    const settler = settlers.at(-1);
    if (!settler) throw new Error('not called yet');
    return settler;
  };
  return { call, last };
}

function ProductPage() {
  const { id = '' } = useParams();
  const { data } = useSuspenseQuery<string>({ queryKey: ['product', id] });
  return <h1>{data}</h1>;
}

function Layout() {
  return (
    <>
      <Link to="/products/1">Savon</Link>
      <Link to="/products/1?sort=price">Tri par prix</Link>
      <Outlet />
    </>
  );
}

/** Renders a home page and product pages, and opens the first product. */
async function openProduct() {
  const code = calls<PageModule>();
  const data = calls<string>();
  const queries = { queryFn: data.call, retry: false, staleTime: 60_000, gcTime: Infinity };
  const queryClient = new QueryClient({ defaultOptions: { queries } });
  const product = page({
    load: code.call,
    loader: ({ params }) => queryClient.ensureQueryData({ queryKey: ['product', params.id] }),
    Skeleton,
  });
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Layout,
      children: [
        { index: true, element: null },
        { path: 'products/:id', ErrorBoundary: Failure, ...product },
      ],
    },
  ]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const open = () => user.click(screen.getByRole('link', { name: 'Savon' }));
  await open();
  const resolveCode = () => code.last().resolve({ Component: ProductPage });
  // Not by a click, after which React's test queue rarely forgets the second update of the router.
  const visit = (path: string) => act(() => router.navigate(path));
  return { user, code, data, resolveCode, open, visit };
}

const skeleton = () => screen.findByText('Chargement…');
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

it('a page loads code and data in parallel, and shows a skeleton until both have arrived', async () => {
  const { code, data, resolveCode } = await openProduct();
  expect(await skeleton()).toBeVisible();
  expect([code.call.mock.calls.length, data.call.mock.calls.length]).toEqual([1, 1]);

  data.last().resolve('Savon noir');
  resolveCode();

  expect(await heading('Savon noir')).toBeVisible();
  expect(screen.queryByText('Chargement…')).toBeNull();
});

it('a page shows its skeleton again during navigation to another product', async () => {
  const { code, data, resolveCode, visit } = await openProduct();
  data.last().resolve('Savon noir');
  resolveCode();
  await heading('Savon noir');

  await visit('/products/2');
  expect(await skeleton()).toBeVisible();
  data.last().resolve('Balai coco');

  expect(await heading('Balai coco')).toBeVisible();
  expect(code.call).toHaveBeenCalledTimes(1);
});

it('a page stays mounted when its data is reloaded', async () => {
  const { user, data, resolveCode, open } = await openProduct();
  resolveCode();
  data.last().resolve('Savon noir');
  const shown = await heading('Savon noir');

  await user.click(screen.getByRole('link', { name: 'Tri par prix' }));
  await open();

  expect(screen.getByRole('heading', { name: 'Savon noir' })).toBe(shown);
});

it('every failure of the code is shown, and the page once a retry succeeds', async () => {
  const { user, code, data, resolveCode } = await openProduct();
  data.last().resolve('Savon noir');

  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await skeleton();
    code.last().reject(new Error('chunk'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Échec sans réponse');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  }
  await skeleton();
  resolveCode();

  expect(await heading('Savon noir')).toBeVisible();
  expect(code.call).toHaveBeenCalledTimes(4);
});

it('the ErrorBoundary is shown for an unknown product, which a retry requests again', async () => {
  const { user, data, resolveCode } = await openProduct();

  resolveCode();
  data.last().reject(new ApiError({ status: 404, code: 'unknown_product' }));
  const alert = await screen.findByRole('alert');
  const text = alert.textContent;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  data.last().resolve('Savon noir');

  expect(text).toBe('Échec 404');
  expect(await heading('Savon noir')).toBeVisible();
});
