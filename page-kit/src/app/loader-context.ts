import { environmentContext, httpContext, queryClientContext, storeContext } from 'page-kit/page';
import { RouterContextProvider } from 'react-router-dom';
import type { ShopApp } from './shop-app';

/** What loaders reach through the router: the router's `getContext`. */
export function loaderContext(app: ShopApp): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queryClientContext, app.queryClient);
  context.set(httpContext, app.http);
  context.set(storeContext, app.store);
  context.set(environmentContext, app.environment);
  return context;
}
