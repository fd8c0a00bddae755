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
import { createPendingHydration } from '../federation/pending-hydration';
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

it('renders the layout when a page opens, but not when navigation to it starts', async () => {
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

describe('the router notifies its subscribers of a page', () => {
  const notified = jest.fn();
  const router = createMemoryRouter([{ path: '/' }, { path: '/balais' }]);
  idleRouter(router, null).subscribe(notified);

  it('in a task after the click on its link', async () => {
    await router.navigate('/balais');
    expect(notified).not.toHaveBeenCalled();

    await yieldToMain();
    expect(notified).toHaveBeenCalledTimes(1);
  });

  it('synchronously on Back', async () => {
    notified.mockClear();

    await router.navigate(-1);

    expect(notified).toHaveBeenCalledTimes(1);
  });

  it('not when Back has opened another page in the meantime', async () => {
    notified.mockClear();

    await router.navigate('/balais');
    await router.navigate(-1);
    await yieldToMain();

    expect(notified.mock.calls.map(([{ location }]) => location.pathname)).toEqual(['/']);
  });
});

describe('while the page from the server is pending', () => {
  const open = () => {
    const notified = jest.fn();
    const route = { remote: 'mfe-catalogue', id: 'list', path: 'sacs' };
    const pending = createPendingHydration(route, { pathname: '/sacs', search: '' }, createStore());
    const router = createMemoryRouter([{ path: '/sacs' }, { path: '/balais' }], {
      initialEntries: ['/sacs'],
    });
    idleRouter(router, pending).subscribe(notified);
    return { notified, pending, router };
  };

  it('a link to a fragment of that page does not notify them before its hydration', async () => {
    const { notified, pending, router } = open();

    await router.navigate('/sacs#produits');
    await yieldToMain();
    expect(notified).not.toHaveBeenCalled();
    expect(pending.isWaiting).toBe(true);

    pending.take();
    await router.navigate('/sacs#filtres');
    await yieldToMain();
    expect(notified).toHaveBeenCalledTimes(1);
  });
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
