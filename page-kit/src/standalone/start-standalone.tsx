import { AppProviders, createShopApp, loaderContext, loadVisitor, watchVisitor } from 'page-kit/app';
import { followLinks } from 'page-kit/link';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import type { PublicEnvironment } from 'shared-contracts/environment';
import local from '../../../environments/local.json';

/** The local environment with the URLs of the running API and sandbox, which the build fills in. */
const environment = {
  ...local,
  api: { url: process.env.API_URL },
  payment: {
    ...local.payment,
    scriptUrl: `${process.env.PAYMENT_URL}${new URL(local.payment.scriptUrl).pathname}`,
  },
  settings: { ...local.settings, skipPublicHolidays: false },
} as unknown as PublicEnvironment;

interface Standalone {
  readonly routes: RouteObject[];
  /** Stands for the shell's layout; it renders an `Outlet`. */
  readonly Frame: ComponentType;
}

/** Shows a remote in a page of its own, without shell and federation, against a running API. */
export function startStandalone({ routes, Frame }: Standalone): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const app = createShopApp(environment);
  const router = createBrowserRouter(
    [{ Component: Frame, children: [...routes, { path: '*', Component: Elsewhere }] }],
    { getContext: () => loaderContext(app) },
  );
  followLinks(router);
  watchVisitor(app);
  loadVisitor(app);
  createRoot(root).render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
}

function Elsewhere() {
  return <h1>Cette page appartient à une autre partie de la boutique</h1>;
}
