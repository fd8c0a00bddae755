import { act, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { createMemoryRouter } from 'react-router';
import { Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router-dom';
import type { CartLine } from 'shared-contracts/cart';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { type Answers, camille, fakeHttp, storeTokens, environment as usual } from 'shared-contracts/testing';
import { AppProviders, createShopApp, followLinks, loaderContext, loadVisitor, watchVisitor } from '../app';

export interface Visit {
  readonly routes: RouteObject[];
  readonly answers?: Answers;
  /** Initial URL, with its navigation state. */
  readonly at?: string;
  readonly state?: unknown;
  /** False: the API implements only the specification. */
  readonly extras?: boolean;
  /** Cart stored by an earlier visit. */
  readonly lines?: readonly CartLine[];
  /** As Camille, if the answers have no other profile. */
  readonly signedIn?: boolean;
  readonly environment?: PublicEnvironment;
  /** Layout around the pages; renders an `Outlet`. */
  readonly Frame?: ComponentType;
}

// The window is shared by all tests of a file: the shops of a test must stop listening to it.
const open: (() => void)[] = [];
afterEach(() => {
  for (const stop of open.splice(0)) stop();
});

/** Creates the shop as the shell does, with fake responses; pages of other remotes only show their URL. */
export function openShop({
  routes,
  answers = {},
  extras = true,
  at = '/',
  state,
  lines,
  signedIn = false,
  environment = usual,
  Frame = Outlet,
}: Visit) {
  if (lines) localStorage.setItem('shopping_cart', JSON.stringify(lines));
  if (signedIn) storeTokens();
  toast.remove();
  const http = fakeHttp({ ...(signedIn && { 'GET users/profile': camille }), ...answers }, { extras });
  const app = { ...createShopApp(environment), http };
  const { queries } = app.queryClient.getDefaultOptions();
  // No garbage collection: its timer would keep the test run open.
  app.queryClient.setDefaultOptions({ queries: { ...queries, gcTime: Infinity } });
  open.push(watchVisitor(app));
  loadVisitor(app);

  const elsewhere = { path: '*', Component: Elsewhere };
  const router = createMemoryRouter(
    [{ HydrateFallback: Nothing, Component: Frame, children: [...routes, elsewhere] }],
    { initialEntries: [{ ...partsOf(at), state }], getContext: () => loaderContext(app) },
  );
  open.push(followLinks(router));
  const page = (
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>
  );
  return { http, router, store: app.store, queryClient: app.queryClient, page };
}

/** Renders the shop with its toasts, and waits for everything that resolves immediately. */
export async function renderShop(visit: Visit) {
  const { page, ...shop } = openShop(visit);
  await act(async () => {
    render(
      <>
        {page}
        <Messages />
      </>,
    );
  });
  return shop;
}

function partsOf(at: string) {
  const { pathname, search } = new URL(at, 'https://boutique.example');
  return { pathname, search };
}

const Nothing = () => null;

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <h1>{`Page ${pathname}${search}`}</h1>
      <p>{JSON.stringify(state)}</p>
    </>
  );
}

/** The shell's toasts as plain text. */
function Messages() {
  const { toasts } = useToaster();
  return (
    <ul aria-label="Messages">
      {toasts.map(({ id, message }) => (
        <li key={id}>{message as ReactNode}</li>
      ))}
    </ul>
  );
}
