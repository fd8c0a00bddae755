import { loaderContext } from 'page-kit/app';
import { createBrowserRouter, type HydrationState, type RouteObject } from 'react-router-dom';
import { mountId, remoteOfPath } from '../federation/find-owner';
import { createRoutes } from '../routes';
import type { Rendered, RouteRefusal } from './boot-data';
import type { App } from './create-app';

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
