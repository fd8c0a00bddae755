import { loaderContext } from 'page-kit/app';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { extrasQuery, isApiError } from 'shared-contracts/http';
import { queriesOf, type Rendered, type RouteRefusal } from '../../../src/app/boot-data';
import { createApp, ShellProviders } from '../../../src/app/create-app';
import type { RenderedRoute } from '../../../src/federation/pending-hydration';
import { loaderOf, type RemotePages } from '../../../src/federation/use-federation';
import { createRoutes } from '../../../src/routes';
import { type PageParts, type RenderOutcome, scriptSafe, type WorkerInit } from '../worker-messages';
import { importantPictures, isTimeout, renderMarkup, startDeadline } from './render-markup';

interface RendererParts extends Pick<WorkerInit, 'environment' | 'owners'> {
  /** The remote whose pages are rendered, or null for the shell's own. */
  readonly remote: string | null;
  readonly pages: RemotePages;
  /** Milliseconds for loaders and rendering together. */
  readonly deadline: number;
}

const rootOpening = '<div id="root">';

function refusals(errors: StaticHandlerContext['errors']): Record<string, RouteRefusal> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      if (!isRouteErrorResponse(error)) throw error;
      return [id, { status: error.status, statusText: error.statusText, data: error.data }];
    }),
  );
}

/** True without an error, and for errors that another request would get again. */
const isSettled = (error: Error | null) =>
  error === null || (isApiError(error) && (error.status === 404 || error.status === 400));

/** Returns the innermost route, which is the page; null for a layout, which has no path. */
function routeOf(remote: string, { matches }: StaticHandlerContext): RenderedRoute | null {
  const { id, path } = matches.at(-1)?.route ?? {};
  return id === undefined || path === undefined ? null : { remote, id, path };
}

/** The code of the pages is already loaded. */
const nothingToLoad = loaderOf();

/** Returns a function that renders public pages of the shell or of one remote; its `write` makes the HTML. */
export function createRenderer({ environment, owners, remote, pages, deadline: ms }: RendererParts) {
  const handler = createStaticHandler(createRoutes({ owners, pages }));

  return async function render(
    pathname: string,
    write: (parts: PageParts) => Uint8Array<ArrayBuffer>,
    limit = ms,
  ): Promise<RenderOutcome> {
    const deadline = startDeadline(limit);
    const app = createApp({ environment, owners, loader: nothingToLoad, pages });
    try {
      // A dummy host: nothing from the visitor's host header may reach the HTML.
      const request = new Request(new URL(pathname, 'http://shop.invalid'), { signal: deadline.signal });
      const context = await Promise.race([
        handler.query(request, { requestContext: loaderContext(app) }),
        deadline.timeout,
      ]);
      if (context instanceof Response) {
        const location = context.headers.get('location') ?? '/';
        return { kind: 'redirect', location, status: context.status };
      }
      if (context.statusCode >= 500)
        throw Object.values(context.errors ?? {})[0] ?? new Error(`statut ${context.statusCode}`);
      // Resolves from the headers of the page's own API responses, without a further call.
      await Promise.race([app.queryClient.prefetchQuery(extrasQuery(app.http)), deadline.timeout]);
      const router = createStaticRouter(handler.dataRoutes, context);
      const markup = await renderMarkup(
        <div id="root">
          <ShellProviders app={app}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </ShellProviders>
        </div>,
        deadline,
      );
      const start = markup.indexOf(rootOpening);
      const head = markup.slice(0, start);
      const rendered: Rendered = {
        pathname,
        route: remote ? routeOf(remote, context) : null,
        queries: queriesOf(app.queryClient),
        loaderData: context.loaderData,
        errors: refusals(context.errors),
      };
      const parts = { head, body: markup.slice(start), rendered: scriptSafe(JSON.stringify(rendered)) };
      return {
        kind: 'page',
        status: context.statusCode,
        pictures: importantPictures(head),
        html: write(parts),
        whole: app.queryClient
          .getQueryCache()
          .getAll()
          .every(({ state }) => isSettled(state.error)),
      };
    } catch (error) {
      if (!isTimeout(error)) throw error;
      return { kind: 'timed-out', reason: (error as Error).message };
    } finally {
      deadline.end();
      app.queryClient.clear();
    }
  };
}
