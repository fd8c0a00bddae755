import type { RouteObject } from 'react-router-dom';
import { page } from 'shared-contracts/remotes';
import { PageFailure } from './pages/PageFailure';
import { loadProfile } from './pages/profile/load-profile';
import { ProfileSkeleton } from './pages/profile/ProfileSkeleton';
import paths from './routes.json';

/** The addresses of the customer's account. */
export default [
  {
    id: 'account:profile',
    path: paths['account:profile'],
    ErrorBoundary: PageFailure,
    ...page({
      load: () => import(/* webpackChunkName: "profile" */ './pages/profile'),
      loader: loadProfile,
      Skeleton: ProfileSkeleton,
    }),
  },
] satisfies RouteObject[];
