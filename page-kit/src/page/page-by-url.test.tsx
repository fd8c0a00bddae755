import { render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  type HydrationState,
  type LoaderFunction,
  RouterProvider,
  redirect,
} from 'react-router-dom';
import { type PageModule, page } from './page';

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
  ['throws', () => Promise.reject(redirect('/login'))],
  ['returns', () => redirect('/login')],
])('a redirect that the loader %s immediately is followed', async (_how, loader) => {
  render(openPurchase(page({ load: () => new Promise(() => {}), loader, Skeleton })));

  expect(await heading('Connexion')).toBeVisible();
});

it('a page hydrates without a skeleton once its code is preloaded', async () => {
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

it('a failed preload is retried', async () => {
  const load = jest.fn<Promise<PageModule>, []>();
  load.mockRejectedValueOnce(new Error('chunk')).mockResolvedValue({ Component: CartPage });
  const route = page({ load, Skeleton });

  const first = await route.handle.preload().catch(() => 'failed');
  render(openPurchase(route));

  expect(first).toBe('failed');
  expect(await heading('Panier')).toBeVisible();
});
