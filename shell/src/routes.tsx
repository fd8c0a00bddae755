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

const ownPages = [
  {
    id: 'shell:home',
    load: () => import(/* webpackChunkName: "home" */ './pages/home/HomePage'),
    loader: loadHome,
  },
  { id: 'shell:login', load: () => import(/* webpackChunkName: "login" */ './pages/login/LoginPage') },
  { id: 'shell:about', load: () => import(/* webpackChunkName: "about" */ './pages/about/AboutPage') },
  {
    id: 'shell:commitment',
    load: () => import(/* webpackChunkName: "commitment" */ './pages/commitment/CommitmentPage'),
  },
  { id: 'shell:cgv', load: () => import(/* webpackChunkName: "cgv" */ './pages/cgv/CgvPage') },
  {
    id: 'shell:accessibility',
    load: () => import(/* webpackChunkName: "accessibility" */ './pages/accessibility/AccessibilityPage'),
  },
  {
    id: 'shell:contact',
    load: () => import(/* webpackChunkName: "contact" */ './pages/contact/ContactPage'),
  },
  {
    id: 'shell:verify-email',
    load: () => import(/* webpackChunkName: "verify-email" */ './pages/verify-email/VerifyEmailPage'),
  },
  {
    id: 'shell:reset-password',
    load: () => import(/* webpackChunkName: "reset-password" */ './pages/reset-password/ResetPasswordPage'),
  },
  {
    id: 'shell:reset-password-confirm',
    load: () =>
      import(
        /* webpackChunkName: "reset-password-confirm" */ './pages/reset-password-confirm/ResetConfirmPage'
      ),
    loader: requireToken,
  },
] as const;

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
          children: ownPages.map(({ id, ...how }) => ({
            id,
            path: `/${ownPaths[id].path}`,
            ...page({ ...how, Skeleton: OwnPageSkeleton }),
          })),
        },
        ...mounts(remotes),
        { id: 'shell:unknown', path: '*', Component: UnknownPage },
      ],
    },
  ];
}
