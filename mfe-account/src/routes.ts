import { type PageHandle, page } from 'page-kit/page';
import type { RouteObject } from 'react-router-dom';
import { loadProfile } from './pages/profile/load-profile';
import { ProfileFailure } from './pages/profile/ProfileFailure';
import { ProfileSkeleton } from './pages/profile/ProfileSkeleton';
import { requestedSections } from './pages/profile/section-code';
import remote from './remote.json';

const profile = page({
  load: () => import(/* webpackChunkName: "profile" */ './pages/profile/ProfilePage'),
  loader: loadProfile,
  Skeleton: ProfileSkeleton,
});

/** Includes the code of requested sections: until it has loaded, the page counts as not loaded. */
async function preloadProfile() {
  const [module] = await Promise.all([profile.handle.preload(), requestedSections()]);
  return module;
}

export default [
  {
    id: 'account:profile',
    path: remote.pages['account:profile'].path,
    ErrorBoundary: ProfileFailure,
    ...profile,
    handle: { preload: preloadProfile } satisfies PageHandle,
  },
] satisfies RouteObject[];
