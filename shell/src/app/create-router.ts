import { loaderContext } from 'page-kit/app';
import { createBrowserRouter, type HydrationState, type RouteObject } from 'react-router-dom';
import { mountId, remoteOfPath } from '../federation/find-owner';
import type { PendingHydration } from '../federation/pending-hydration';
import { createRoutes } from '../routes';
import type { Rendered, RouteRefusal } from './boot-data';
import type { App } from './create-app';
import { yieldToMain } from './yield-to-main';

/** `isRouteErrorResponse` knows an error response by its fields, of which the HTML carries all but `internal`. */
const errorResponse = (refusal: RouteRefusal) => ({ ...refusal, internal: false });

function hydrationData({ loaderData, errors }: Rendered): HydrationState {
  const refusals = Object.entries(errors ?? {}).map(([id, refusal]) => [id, errorResponse(refusal)]);
  return { loaderData: { ...loaderData }, errors: refusals.length > 0 ? Object.fromEntries(refusals) : null };
}

/** The browser's router; what the server rendered is taken over as it is. */
export function createRouter(app: App, rendered: Rendered | null) {
  /** What the router has of each remote: it asks at every URL with parameters, and sorts all routes anew for an answer. */
  const patched = new Map<string, readonly RouteObject[]>();
  return createBrowserRouter(createRoutes(app), {
    ...(rendered && { hydrationData: hydrationData(rendered) }),
    getContext: () => loaderContext(app),
    // Adds what is known and never waits: the mount shows the skeleton while a remote is on its way.
    patchRoutesOnNavigation({ path, patch }) {
      const remote = remoteOfPath(path, app.owners);
      if (!remote || !app.pages.isKnown(remote)) return;
      const routes = app.pages.routes(remote);
      if (patched.get(remote) === routes) return;
      patched.set(remote, routes);
      patch(mountId(remote), routes);
    },
  });
}

export type Router = ReturnType<typeof createRouter>;

type Subscriber = Parameters<Router['subscribe']>[0];

/**
 * The router as React sees it: it reports a page when it opens, not also when its link is followed, since every part that
 * reads the route renders for a report. A fragment of the pending page is none: its content from the server would be lost.
 */
export function idleRouter<Each extends Pick<Router, 'subscribe'>>(
  router: Each,
  pending: PendingHydration | null,
): Each {
  const subscribe = (report: Subscriber) => {
    let opened: Router['state'];
    return router.subscribe((state, change) => {
      if (state.navigation.state !== 'idle') return;
      if (pending?.isWaiting) {
        if (pending.isAt(state.location)) return;
        pending.leave();
      }
      opened = state;
      // The browser restores the position on Back and Forward (decision 005).
      if (state.historyAction === 'POP') report(state, change);
      // In a task of its own: within a click React would render all of it, effects included, before a paint.
      else void yieldToMain().then(() => state === opened && report(state, change));
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}
