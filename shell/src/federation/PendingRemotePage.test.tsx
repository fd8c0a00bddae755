import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { PendingRemotePage } from './PendingRemotePage';
import { createRemotePages } from './remote-pages';
import { FederationProvider, loaderOf } from './use-federation';

const remote = 'mfe-cart-checkout';
const owners = { [remote]: { prefixes: ['order'], slots: [] } };
const slow = /toujours en cours/;
const down = 'Cette partie de la boutique ne répond pas';
const routes: RouteObject[] = [{ id: 'cart', path: 'order', Component: () => <h1>Panier</h1> }];
const missing = Object.assign(new Error('down'), { name: 'RemoteUnavailable' });

/** Opens PendingRemotePage at a URL; the test settles each attempt to load the remote. */
async function openAt(path: string) {
  const attempts: { resolve(value: unknown): void; reject(reason: unknown): void }[] = [];
  let promise: Promise<unknown> | null = null;
  const load = () => {
    promise ??= new Promise((resolve, reject) => attempts.push({ resolve, reject }));
    return promise;
  };
  const refresh = jest.fn(() => {
    promise = null;
  });
  const loader = { ...loaderOf(load), refresh };
  const pages = createRemotePages(loader, owners);
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Accueil</h1> },
      { id: 'mount', children: [{ path: 'order/*', element: <PendingRemotePage remote={remote} /> }] },
    ],
    {
      initialEntries: [path],
      patchRoutesOnNavigation: ({ patch }) => {
        if (pages.isKnown(remote)) patch('mount', pages.routes(remote));
      },
    },
  );
  render(
    <FederationProvider value={{ loader, pages, owners }}>
      <RouterProvider router={router} />
    </FederationProvider>,
  );
  const settle = (how: 'resolve' | 'reject', value: unknown) =>
    act(async () => attempts.at(-1)?.[how](value));
  await act(async () => jest.advanceTimersByTimeAsync(0));
  return { router, refresh, settle, person: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

it('redirects a URL without a page to the home page, replacing the history entry', async () => {
  const { settle, router } = await openAt('/order/nowhere');

  await settle('resolve', routes);

  expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeVisible();
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { pathname: '/' } });
});

it('opens the page at a URL with a fragment once its remote is loaded', async () => {
  const { settle, router } = await openAt('/order#commande-rapide');

  await settle('resolve', routes);

  expect(await screen.findByRole('heading', { name: 'Panier' })).toBeVisible();
  expect(router.state.location.hash).toBe('#commande-rapide');
});

it('loads the document of a URL that only a newer version of the remote may have', async () => {
  // jsdom reports that it cannot navigate.
  const navigation = jest.spyOn(console, 'error').mockReturnValue();
  const { settle, router } = await openAt('/order');
  await settle('resolve', routes);

  await act(() => router.navigate('/order/nouveau'));

  expect(navigation).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('navigation') }),
  );
  expect(router.state.location.pathname).toBe('/order/nouveau');
});

it('shows after eight seconds that loading takes longer, with a retry button that stays mounted', async () => {
  const { settle, person, refresh } = await openAt('/order');
  act(() => jest.advanceTimersByTime(7900));
  expect(screen.queryByText(slow)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByText(slow)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Réessayer' });

  await person.click(button);
  await person.click(button);

  expect(refresh).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBe(button);
  await settle('resolve', routes);
  expect(await screen.findByRole('heading', { name: 'Panier' })).toBeVisible();
});

it('shows that the remote is down, and opens its page after a successful retry without reload', async () => {
  const { settle, person, router } = await openAt('/order?from=panel');
  await settle('reject', missing);
  expect(await screen.findByText(down)).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  await settle('reject', missing);
  expect(await screen.findByText(down)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Réessayer' }));
  await settle('resolve', routes);

  expect(await screen.findByRole('heading', { name: 'Panier' })).toBeVisible();
  expect(router.state.location.search).toBe('?from=panel');
});

it.each([
  ['no list', { default: [] }],
  ['an empty list', []],
  ['routes without ids', [{ path: 'order' }]],
])('shows a failure for a remote that exposes %s', async (_what, exposed) => {
  const { settle } = await openAt('/order');

  await settle('resolve', exposed);

  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});
