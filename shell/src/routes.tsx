import { page } from 'page-kit/page';
import type { RouteObject } from 'react-router-dom';
import { OwnPageError, OwnPageSkeleton } from './app/own-page-fallbacks';
import { mountId } from './federation/find-owner';
import { PendingRemotePage } from './federation/PendingRemotePage';
import { UnknownPage } from './federation/UnknownPage';
import type { Federation } from './federation/use-federation';
import { Layout, loadLayout } from './layout/Layout';
import { loadHome } from './pages/home/load-home';
import { requireToken } from './pages/reset-password-confirm/require-token';
import ownPaths from './pages.json';
import { UnexpectedErrorPage } from './recovery/UnexpectedErrorPage';

type OwnPage = Omit<Parameters<typeof page>[0], 'Skeleton'>;

const ownPages: Readonly<Record<keyof typeof ownPaths, OwnPage>> = {
  'shell:home': {
    load: () => import(/* webpackChunkName: "home" */ './pages/home/HomePage'),
    loader: loadHome,
  },
  'shell:login': { load: () => import(/* webpackChunkName: "login" */ './pages/login/LoginPage') },
  'shell:about': { load: () => import(/* webpackChunkName: "about" */ './pages/about/AboutPage') },
  'shell:commitment': {
    load: () => import(/* webpackChunkName: "commitment" */ './pages/commitment/CommitmentPage'),
  },
  'shell:cgv': { load: () => import(/* webpackChunkName: "cgv" */ './pages/cgv/CgvPage') },
  'shell:accessibility': {
    load: () => import(/* webpackChunkName: "accessibility" */ './pages/accessibility/AccessibilityPage'),
  },
  'shell:contact': { load: () => import(/* webpackChunkName: "contact" */ './pages/contact/ContactPage') },
  'shell:verify-email': {
    load: () => import(/* webpackChunkName: "verify-email" */ './pages/verify-email/VerifyEmailPage'),
  },
  'shell:reset-password': {
    load: () => import(/* webpackChunkName: "reset-password" */ './pages/reset-password/ResetPasswordPage'),
  },
  'shell:reset-password-confirm': {
    load: () =>
      import(
        /* webpackChunkName: "reset-password-confirm" */ './pages/reset-password-confirm/ResetConfirmPage'
      ),
    loader: requireToken,
  },
};

type Remotes = Pick<Federation, 'owners' | 'pages'>;

/** Creates a pathless container route per remote, so that its error boundary keeps header and footer. */
function mounts({ owners, pages }: Remotes): RouteObject[] {
  return Object.entries(owners).map(([remote, { prefixes }]) => ({
    id: mountId(remote),
    ErrorBoundary: UnexpectedErrorPage,
    children: [
      ...pages.routes(remote),
      ...prefixes.map((prefix) => ({
        id: `${mountId(remote)}:${prefix}`,
        path: `${prefix}/*`,
        element: <PendingRemotePage key={prefix} remote={remote} />,
      })),
    ],
  }));
}

/** Creates the shell's own routes, and the mounts with the routes of the remotes that are already loaded. */
export function createRoutes(remotes: Remotes): RouteObject[] {
  return [
    {
      id: 'shell',
      Component: Layout,
      ErrorBoundary: UnexpectedErrorPage,
      loader: loadLayout,
      shouldRevalidate: () => false,
      children: [
        {
          id: 'shell:pages',
          ErrorBoundary: OwnPageError,
          children: Object.entries(ownPaths).map(([id, { path }]) => ({
            id,
            path: `/${path}`,
            ...page({ ...ownPages[id as keyof typeof ownPaths], Skeleton: OwnPageSkeleton }),
          })),
        },
        ...mounts(remotes),
        { id: 'shell:unknown', path: '*', Component: UnknownPage },
      ],
    },
  ];
}
