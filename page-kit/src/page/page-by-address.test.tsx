import { render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  type HydrationState,
  type LoaderFunction,
  RouterProvider,
  redirect,
} from 'react-router-dom';
import { ApiError } from 'shared-contracts/http';
import { renderShop } from '../testing';
import { type PageModule, page } from './page';
import { RouteFailure } from './RouteFailure';

const Skeleton = () => <p>Chargement…</p>;
const CartPage = () => <h1>Panier</h1>;
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

function openPurchase(product: ReturnType<typeof page>, hydrationData?: HydrationState) {
  const router = createMemoryRouter(
    [
      { id: 'checkout', path: '/purchase', ...product },
      { path: '/login', element: <h1>Connexion</h1> },
    ],
    { initialEntries: ['/purchase'], ...(hydrationData && { hydrationData }) },
  );
  return <RouterProvider router={router} />;
}

it.each<[string, LoaderFunction]>([
  [
    'throws',
    async () => {
      throw redirect('/login');
    },
  ],
  ['returns', () => redirect('/login')],
])('follows a redirect that the loader %s immediately', async (_how, loader) => {
  render(openPurchase(page({ load: () => new Promise(() => {}), loader, Skeleton })));

  expect(await heading('Connexion')).toBeVisible();
});

it('hydrates without a skeleton once its code is preloaded', async () => {
  const skeletonSeen = jest.fn(() => null);
  const route = page({ load: async () => ({ Component: CartPage }), Skeleton: skeletonSeen });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<!--$--><h1>Panier</h1><!--/$-->';
  const rendered = container.querySelector('h1');

  await route.handle.preload();
  render(openPurchase(route, { loaderData: { checkout: null } }), { container, hydrate: true });

  expect(screen.getByRole('heading', { name: 'Panier' })).toBe(rendered);
  expect(skeletonSeen).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});

it('retries a failed preload', async () => {
  const load = jest.fn<Promise<PageModule>, []>();
  load.mockRejectedValueOnce(new Error('chunk')).mockResolvedValue({ Component: CartPage });
  const route = page({ load, Skeleton });

  const first = await route.handle.preload().catch(() => 'failed');
  render(openPurchase(route));

  expect(first).toBe('failed');
  expect(await heading('Panier')).toBeVisible();
});

const ErrorBoundary = () => <RouteFailure title="Mes outils" text="Vos outils ne répondent pas." />;

/** Opens a page that fails with the error, below a route that handles other errors. */
async function visit(error: unknown) {
  jest.spyOn(console, 'error').mockReturnValue();
  const page = { path: '/', loader: () => Promise.reject(error), ErrorBoundary };
  await renderShop({
    routes: [{ errorElement: <h1>Unexpected Application Error!</h1>, children: [page] }],
  });
}

describe('a failing page of a remote', () => {
  it('shows its own message after a failed request', async () => {
    await visit(new ApiError({ status: 503, code: 'unavailable' }));

    expect(await screen.findByRole('heading', { name: 'Momentanément indisponible' })).toBeVisible();
    expect(screen.getByText('Vos outils ne répondent pas.')).toBeVisible();
  });

  it('rethrows other errors to the shell', async () => {
    await visit(new TypeError('undefined is not a function'));

    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  });
});
