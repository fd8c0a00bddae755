import { MessageChannel } from 'node:worker_threads';
import { act, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  Outlet,
  RouterProvider,
  useNavigate,
} from 'react-router-dom';
import { environment } from 'shared-contracts/testing';
import { createPendingHydration, type PendingHydration } from '../federation/pending-hydration';
import { createRemotePages } from '../federation/remote-pages';
import { loaderOf } from '../federation/use-federation';
import type { Rendered, RouteRefusal } from './boot-data';
import { createApp } from './create-app';
import { createRouter, idleRouter } from './create-router';
import { yieldToMain } from './yield-to-main';

// jsdom has none.
Object.assign(globalThis, { MessageChannel });

const drawn = jest.fn();
/** Reads the current location. */
function Header() {
  useNavigate();
  drawn();
  return <header>Boutique</header>;
}
const Layout = () => (
  <>
    <Header />
    <Outlet />
  </>
);

it('the layout is rendered when a page opens, but not when navigation to it starts', async () => {
  let respond: (data: null) => void = () => undefined;
  const loader = () => new Promise<null>((resolve) => (respond = resolve));
  const router = createMemoryRouter([
    {
      Component: Layout,
      children: [
        { path: '/', element: <h1>Sacs</h1> },
        { path: '/balais', loader, element: <h1>Balais</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={idleRouter(router, null)} useTransitions={false} />);
  drawn.mockClear();

  await act(async () => void router.navigate('/balais'));
  expect(router.state.navigation.state).toBe('loading');
  expect(screen.getByRole('heading', { name: 'Sacs' })).toBeVisible();
  expect(drawn).not.toHaveBeenCalled();

  await act(async () => respond(null));
  expect(await screen.findByRole('heading', { name: 'Balais' })).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(1);
});

/** Opens the last page of a history. */
function open(history: string[], pending: PendingHydration | null = null) {
  const notified = jest.fn();
  const routes = ['/', '/balais', '/sacs'].map((path) => ({ path }));
  const router = createMemoryRouter(routes, { initialEntries: history });
  idleRouter(router, pending).subscribe(notified);
  return { notified, router };
}

describe('the router notifies its subscribers of a page', () => {
  it('in a task after the click on its link', async () => {
    const { notified, router } = open(['/']);

    await router.navigate('/balais');
    expect(notified).not.toHaveBeenCalled();

    await yieldToMain();
    expect(notified).toHaveBeenCalledTimes(1);
  });

  it('synchronously on Back', async () => {
    const { notified, router } = open(['/', '/balais']);

    await router.navigate(-1);

    expect(notified).toHaveBeenCalledTimes(1);
  });

  it('not when Back has opened another page in the meantime', async () => {
    const { notified, router } = open(['/']);

    await router.navigate('/balais');
    await router.navigate(-1);
    await yieldToMain();

    expect(notified.mock.calls.map(([{ location }]) => location.pathname)).toEqual(['/']);
  });
});

it('a link to a fragment of the page from the server notifies subscribers only after its hydration', async () => {
  const route = { remote: 'mfe-catalogue', id: 'list', path: 'sacs' };
  const pending = createPendingHydration(route, { pathname: '/sacs', search: '' }, createStore());
  const { notified, router } = open(['/sacs'], pending);

  await router.navigate('/sacs#produits');
  await yieldToMain();
  expect(notified).not.toHaveBeenCalled();
  expect(pending.isWaiting).toBe(true);

  pending.take();
  await router.navigate('/sacs#filtres');
  await yieldToMain();
  expect(notified).toHaveBeenCalledTimes(1);
});

/** Creates the router of a home page that the server rendered with these errors. */
function takeOver(errors: Readonly<Record<string, RouteRefusal>> | null) {
  const loader = loaderOf();
  const pagesFor = () => createRemotePages(loader, {});
  const app = createApp({ environment, owners: {}, loader, pagesFor });
  const loaderData = { shell: null, 'shell:home': null };
  const rendered: Rendered = { pathname: '/', route: null, queries: [], loaderData, errors };
  const router = createRouter(app, rendered);
  router.dispose();
  return router;
}

it('a refusal in the HTML is an error response of its route', () => {
  const refusal = { internal: false, status: 404, statusText: 'Not Found', data: null } as const;

  const { errors } = takeOver({ 'shell:home': refusal }).state;

  expect(isRouteErrorResponse(errors?.['shell:home'])).toBe(true);
  expect(errors?.['shell:home']).toMatchObject(refusal);
});
