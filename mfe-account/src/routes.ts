import { type PageHandle, page } from 'page-kit/page';
import type { RouteObject } from 'react-router-dom';
import { loadProfile } from './pages/profile/load-profile';
import { ProfileFailure } from './pages/profile/ProfileFailure';
import { ProfileSkeleton } from './pages/profile/ProfileSkeleton';
import { sectionsWanted } from './pages/profile/section-code';
import remote from './remote.json';

const profile = page({
  load: () => import(/* webpackChunkName: "profile" */ './pages/profile/ProfilePage'),
  loader: loadProfile,
  Skeleton: ProfileSkeleton,
});

/** With the code of a section that is on its way: while it hangs, the page is as late as without its own. */
async function preloadProfile() {
  const [module] = await Promise.all([(profile.handle as PageHandle).preload(), sectionsWanted()]);
  return module;
}

/** The paths of the customer's account. */
export default [
  {
    id: 'account:profile',
    path: remote.pages['account:profile'].path,
    ErrorBoundary: ProfileFailure,
    ...profile,
    handle: { preload: preloadProfile } satisfies PageHandle,
  },
] satisfies RouteObject[];
