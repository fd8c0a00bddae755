import { MessageChannel } from 'node:worker_threads';
import { act, render, screen } from '@testing-library/react';
import { atom, createStore, Provider, useAtomValue } from 'jotai';
import { PageShownContext } from 'page-kit/page';
import { useContext, useEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { idleRouter } from '../app/create-router';
import { createPendingHydration, createRenderedStore } from './pending-hydration';
import { createRemotePages } from './remote-pages';
import { FederationProvider, loaderOf, RemoteUnavailable } from './use-federation';

// jsdom has none.
Object.assign(globalThis, { MessageChannel });

const remote = 'mfe-catalogue';
const owners = { [remote]: { prefixes: ['sacs'], slots: [] } };
const route = { remote, id: 'list', path: 'sacs/:size?' };
const nameAtom = atom('');

function List() {
  const name = useAtomValue(nameAtom);
  const markShown = useContext(PageShownContext);
  useEffect(markShown, [markShown]);
  return <h1>Sacs {name}</h1>;
}

/** Opens a list that the server rendered, for a visitor whose data the shell has already loaded. */
async function openList(
  load = async (): Promise<unknown> => [{ id: 'list', path: 'sacs/:size?', Component: List }],
) {
  const visitors = createStore();
  visitors.set(nameAtom, 'de Camille');
  const pending = createPendingHydration(route, { pathname: '/sacs', search: '' }, visitors);
  const loader = loaderOf(load);
  const pages = createRemotePages(loader, owners, pending);
  const layout = (
    <>
      <header>Boutique</header>
      <Outlet />
    </>
  );
  const router = createMemoryRouter(
    [{ element: layout, children: [{ id: 'mount', children: pages.routes(remote) }] }],
    { initialEntries: ['/sacs'], hydrationData: { loaderData: { list: null } } },
  );
  const shop = (
    <Provider store={visitors}>
      <FederationProvider value={{ loader, pages, owners }}>
        <PageShownContext value={pending.open}>
          <RouterProvider router={idleRouter(router, pending)} useTransitions={false} />
        </PageShownContext>
      </FederationProvider>
    </Provider>
  );
  await act(async () => void render(shop));
  return { pending, pages, router };
}

it('a navigation to another URL of the same route does not wait for the pending page', async () => {
  const { router } = await openList();

  await act(() => router.navigate('/sacs/110'));

  expect(await screen.findByRole('heading', { name: 'Sacs de Camille' })).toBeVisible();
});

it('a navigation to another URL of the same route shows a failure when the remote is down', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const { router } = await openList(() => Promise.reject(new RemoteUnavailable(remote, new Error('down'))));

  await act(() => router.navigate('/sacs/110'));

  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

const greetingAtom = atom((get) => `Bonjour ${get(nameAtom)}`.trim());

function visit() {
  const visitors = createStore();
  const { store, open } = createRenderedStore(visitors);
  visitors.set(nameAtom, 'Camille');
  return { visitors, store, open };
}

it('the rendered store has no data of the visitor until it is opened, and writes to the visitor’s store', () => {
  const { visitors, store, open } = visit();
  expect([store.get(nameAtom), store.get(greetingAtom)]).toEqual(['', 'Bonjour']);

  open();

  expect([store.get(nameAtom), store.get(greetingAtom)]).toEqual(['Camille', 'Bonjour Camille']);
  store.set(nameAtom, 'Léa');
  expect(visitors.get(nameAtom)).toBe('Léa');
});

it('the rendered store notifies listeners once when it is opened, and of every later change', () => {
  const { visitors, store, open } = visit();
  const notifications: string[] = [];
  const stop = store.sub(nameAtom, () => notifications.push(store.get(nameAtom)));

  open();
  open();
  visitors.set(nameAtom, 'Léa');
  stop();
  visitors.set(nameAtom, 'Karim');

  expect(notifications).toEqual(['Camille', 'Léa']);
});
