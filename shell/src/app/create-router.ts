import { createPageRouter, loaderContext } from 'page-kit/app';
import type { RouteObject } from 'react-router-dom';
import { mountId, remoteOfPath } from '../federation/find-owner';
import type { PendingHydration } from '../federation/pending-hydration';
import { createRoutes } from '../routes';
import type { Rendered } from './boot-data';
import type { App } from './create-app';
import { yieldToMain } from './yield-to-main';

/** Creates the browser's router; it uses the data of the rendered page without loading it again. */
export function createRouter(app: App, rendered: Rendered | null) {
  /** The routes already added of each remote: every patch makes the router sort all routes again. */
  const patched = new Map<string, readonly RouteObject[]>();
  return createPageRouter(createRoutes(app), {
    ...(rendered && { hydrationData: rendered }),
    getContext: () => loaderContext(app),
    // Adds loaded routes and never waits: PendingRemotePage shows the skeleton while a remote loads.
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
 * Wraps the router for React: it notifies when a page opens, not when navigation starts, since each
 * notification renders every component that reads the route. A fragment of the pending page does not notify:
 * React would drop the server's HTML.
 */
export function idleRouter<AnyRouter extends Pick<Router, 'subscribe'>>(
  router: AnyRouter,
  pending: PendingHydration | null,
): AnyRouter {
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
      // In a separate task: within a click, React would render and run effects before the next paint.
      else void yieldToMain().then(() => state === opened && report(state, change));
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}
