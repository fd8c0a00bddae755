import { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
import { environmentContext, httpContext, queryClientContext, storeContext } from 'shared-contracts/remotes';
import { mountId, remoteOfPath } from '../federation/remote-table';
import { routes } from '../routes';
import type { App } from './create-app';

/** What loaders of every remote reach through the router. */
function loaderContext(app: App): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queryClientContext, app.queryClient);
  context.set(httpContext, app.http);
  context.set(storeContext, app.store);
  context.set(environmentContext, app.environment);
  return context;
}

export function createRouter(app: App) {
  return createBrowserRouter(routes, {
    getContext: () => loaderContext(app),
    // Adds what is known and never waits: the mount shows the skeleton while a remote is on its way.
    patchRoutesOnNavigation({ path, patch }) {
      const remote = remoteOfPath(path);
      if (remote && app.pages.isKnown(remote)) patch(mountId(remote), app.pages.routes(remote));
    },
  });
}
