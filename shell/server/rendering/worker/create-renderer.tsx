import { text } from 'node:stream/consumers';
import { loaderContext } from 'page-kit/app';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { scriptSafe } from 'server-kit/escape-html';
import { extrasQuery, isApiError } from 'shared-contracts/http';
import { queriesOf, type Rendered, type RouteRefusal } from '../../../src/app/boot-data';
import { createApp, ShellProviders } from '../../../src/app/create-app';
import type { RenderedRoute } from '../../../src/federation/pending-hydration';
import { loaderOf, type RemotePages } from '../../../src/federation/use-federation';
import { createRoutes } from '../../../src/routes';
import type { PageParts, RenderOutcome, WorkerInit } from '../worker-messages';

interface RendererParts extends Pick<WorkerInit, 'environment' | 'owners'> {
  /** The remote whose pages are rendered, or null for the shell's own. */
  readonly remote: string | null;
  readonly pages: RemotePages;
  /** Milliseconds for loaders and rendering together. */
  readonly deadline: number;
}

/** Error of a page that its deadline has ended. */
class TimedOut extends Error {}

/** Starts a deadline: after `ms` milliseconds `timeout` rejects, and then `signal` aborts. */
export function startDeadline(ms: number) {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`pas rendue en ${ms} ms`)), ms);
  });
  timeout.catch((error: Error) => controller.abort(error));
  return { signal: controller.signal, timeout, end: () => clearTimeout(timer) };
}

type Deadline = ReturnType<typeof startDeadline>;

/** React's marker of a part that it left to the browser; escaped text cannot contain it. */
const leftOut = '<!--$!-->';

/**
 * Returns the whole markup of a page. Its data and code are already loaded, so React renders it in one pass,
 * at half the cost of waiting for them; only a page that still suspends, or fails, is rendered again.
 */
export async function renderMarkup(page: ReactNode, deadline: Deadline): Promise<string> {
  try {
    const markup = renderToString(page);
    if (!markup.includes(leftOut)) return markup;
  } catch {
    // It suspends outside of every boundary, or fails: the next rendering shows which.
  }
  return renderWhole(page, deadline);
}

/** Renders a page that still suspends whole: Suspense boundaries sent later would need an inline script. */
async function renderWhole(page: ReactNode, { signal, timeout }: Deadline): Promise<string> {
  const errors: unknown[] = [];
  const options = {
    signal,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error: unknown) => void errors.push(error),
  };
  const { prelude } = await Promise.race([prerenderToNodeStream(page, options), timeout]);
  if (errors.length > 0) throw errors[0];
  return text(prelude);
}

const preload = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/?>/g;
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'" };
/** Visible ASCII without `"`, `<` and `>`, valid in a header; browsers find other pictures only in the HTML. */
const headerSafe = /^[!#-;=?-~]+$/;

/**
 * Returns the `Link` header for the first two pictures with `fetchPriority="high"`, which React preloads before
 * the page: with it they load before the HTML is parsed. Null without such a picture.
 */
export function pictureLinks(head: string): string | null {
  const links = [...head.matchAll(preload)]
    .map(([, href = '']) => href.replace(/&(amp|quot|#x27);/g, (entity) => entities[entity] ?? entity))
    .filter((href) => headerSafe.test(href))
    .slice(0, 2)
    .map((href) => `<${href}>; rel=preload; as=image; fetchpriority=high`);
  return links.join(', ') || null;
}

const rootOpening = '<div id="root">';

function refusals(errors: StaticHandlerContext['errors']): Record<string, RouteRefusal> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      if (!isRouteErrorResponse(error)) throw error;
      const { status, statusText, data } = error;
      return [id, { internal: false, status, statusText, data }];
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
    const app = createApp({ environment, owners, loader: nothingToLoad, pagesFor: () => pages });
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
      const queries = app.queryClient.getQueryCache().getAll();
      return {
        kind: 'page',
        status: context.statusCode,
        links: pictureLinks(head),
        html: write(parts),
        whole: queries.every(({ state }) => isSettled(state.error)),
      };
    } catch (error) {
      if (!(error instanceof TimedOut)) throw error;
      return { kind: 'timed-out', reason: error.message };
    } finally {
      deadline.end();
      app.queryClient.clear();
    }
  };
}
