import { Writable } from 'node:stream';
import { dehydrate } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { isApiError } from 'shared-contracts/http';
import { AppProviders } from '../../src/app/AppProviders';
import type { Rendered, RouteRefusal } from '../../src/app/boot-data';
import { type App, createApp } from '../../src/app/create-app';
import { loaderContext } from '../../src/app/loader-context';
import type { RemoteLoader } from '../../src/federation/remote-loader';
import { createRemotePages } from '../../src/federation/remote-pages';
import { createRoutes } from '../../src/routes';
import { scriptSafe } from '../html-parts';
import type { RenderedPage } from './messages';

interface RendererParts {
  readonly environment: PublicEnvironment;
  /** The remote whose routes are known here. */
  readonly remote: { readonly name: string; readonly routes: unknown } | null;
  /** ms for loaders and rendering together. */
  readonly deadline: number;
}

export type RenderResult = RenderedPage | { readonly redirect: string; readonly status: number };

const rootOpening = '<div id="root">';

/** Rejects once the deadline has passed; `abort` hands it on without listeners on the request's signal, which would pile up. */
function startDeadline(ms: number) {
  const controller = new AbortController();
  let fail: (error: Error) => void = () => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  late.catch(() => undefined);
  const onLate: ((error: Error) => void)[] = [fail, (error) => controller.abort(error)];
  const timer = setTimeout(() => {
    const error = new Error(`render deadline of ${ms} ms`);
    for (const tell of onLate) tell(error);
  }, ms);
  return {
    signal: controller.signal,
    late,
    whenLate: (tell: (error: Error) => void) => onLate.push(tell),
    end() {
      clearTimeout(timer);
      onLate.length = 0;
    },
  };
}

type Deadline = ReturnType<typeof startDeadline>;

/** The whole page at once, in UTF-8. Nothing is streamed: a Suspense boundary that came later would need an inline script. */
function renderToBytes(
  app: App,
  router: ReturnType<typeof createStaticRouter>,
  context: StaticHandlerContext,
  deadline: Deadline,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const stream = renderToPipeableStream(
      <div id="root">
        <AppProviders app={app}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </AppProviders>
      </div>,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => stream.pipe(sink),
        onShellError: reject,
        onError: reject,
      },
    );
    deadline.whenLate((error) => {
      stream.abort(error);
      reject(error);
    });
  });
}

function refusals(errors: StaticHandlerContext['errors']): Record<string, RouteRefusal> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      if (!isRouteErrorResponse(error)) throw error;
      return [id, { status: error.status, statusText: error.statusText, data: error.data }];
    }),
  );
}

/** True for no error and for what the API does not have: asking again would give the same. */
const isSettled = (error: Error | null) => error === null || (isApiError(error) && error.status === 404);

/** Renders public pages: the shell's own and those of one remote. Every page has an app of its own; no visitor is known. */
export function createRenderer({ environment, remote, deadline: ms }: RendererParts) {
  const loader: RemoteLoader = {
    load: async () => remote?.routes,
    refresh: () => undefined,
  };

  return async function render(pathname: string, limit = ms): Promise<RenderResult> {
    const deadline = startDeadline(limit);
    const app = createApp({ environment, loader });
    try {
      if (remote) await app.pages.learn(remote.name);
      const handler = createStaticHandler(createRoutes(app.pages));
      // The host is never that of the request: nothing of it may reach the HTML.
      const request = new Request(new URL(pathname, 'http://shop.invalid'), { signal: deadline.signal });
      const context = await Promise.race([
        handler.query(request, { requestContext: loaderContext(app) }),
        deadline.late,
      ]);
      if (context instanceof Response) {
        return { redirect: context.headers.get('location') ?? '/', status: context.status };
      }
      if (context.statusCode >= 500)
        throw Object.values(context.errors ?? {})[0] ?? new Error(`status ${context.statusCode}`);
      const html = await renderToBytes(
        app,
        createStaticRouter(handler.dataRoutes, context),
        context,
        deadline,
      );
      const start = html.indexOf(rootOpening);
      const rendered: Rendered = {
        pathname,
        remote: remote?.name ?? null,
        queries: dehydrate(app.queryClient),
        loaderData: context.loaderData,
        errors: refusals(context.errors),
      };
      return {
        status: context.statusCode,
        head: html.toString('utf8', 0, start),
        body: html.subarray(start),
        rendered: Buffer.from(scriptSafe(JSON.stringify(rendered))),
        whole: app.queryClient
          .getQueryCache()
          .getAll()
          .every(({ state }) => isSettled(state.error)),
      };
    } finally {
      deadline.end();
      app.queryClient.clear();
    }
  };
}

/** Reads a remote's routes when its bundle is taken: a list that is none is refused before a visitor meets it. */
export async function readRoutes(remote: string, routes: unknown) {
  const pages = createRemotePages({ load: async () => routes, refresh: () => undefined });
  await pages.learn(remote);
  return pages;
}
