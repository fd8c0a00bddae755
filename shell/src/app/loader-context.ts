import { RouterContextProvider } from 'react-router-dom';
import { environmentContext, httpContext, queryClientContext, storeContext } from 'shared-contracts/remotes';
import type { App } from './create-app';

/** What loaders of the shell and of every remote reach through the router. */
export function loaderContext(app: App): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queryClientContext, app.queryClient);
  context.set(httpContext, app.http);
  context.set(storeContext, app.store);
  context.set(environmentContext, app.environment);
  return context;
}
