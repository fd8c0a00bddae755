import { type ComponentType, Suspense, use, useState } from 'react';
import {
  data,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  useLocation,
} from 'react-router-dom';
import { isApiError } from '../http';
import { type Attempt, createPageCode, type PageModule } from './page-code';

/** `handle` of a page's route. */
export interface PageHandle {
  /** Loads the page's code: before hydration, after which it renders without suspending, and on hover. May reject. */
  preload(): Promise<PageModule>;
}

/** Spread into a route that has an id and a path. */
type PageRoute = Pick<RouteObject, 'loader' | 'Component' | 'HydrateFallback' | 'handle'>;

interface PageParts {
  /** `() => import('./pages/product')`; asked again after a failure. */
  readonly load: () => Promise<PageModule>;
  /** Fetches through the query client; what it gives back is not used. */
  readonly loader?: LoaderFunction;
  /** Of the page's own size: shown while code or data are on their way. */
  readonly Skeleton: ComponentType;
}

/**
 * A route's page whose code comes on demand, with its data at the same time. On the server the loader waits for both. In the
 * browser it starts both and returns at once, so that the skeleton shows; the page reads its data with `useSuspenseQuery`,
 * which is where a failed call comes up. A redirect counts if the loader throws or returns it before it waits for anything.
 */
export function page({ load, loader, Skeleton }: PageParts): PageRoute {
  const attempt = createPageCode(load);

  async function pageLoader(args: LoaderFunctionArgs): Promise<unknown> {
    const { code } = attempt();
    const found = start(loader, args);
    return typeof document === 'undefined' ? both(found, code) : promptRedirect(found);
  }

  const renderPage = () => <Page attempt={attempt} Skeleton={Skeleton} />;

  return {
    loader: pageLoader,
    Component: renderPage,
    // Where the server rendered nothing, the first page begins with its skeleton too.
    HydrateFallback: Skeleton,
    handle: { preload: () => attempt().code } satisfies PageHandle,
  };
}

function Page({ attempt, Skeleton }: { readonly attempt: () => Attempt; readonly Skeleton: ComponentType }) {
  // One attempt for as long as the page is mounted: after a failure the next mount makes its own.
  const [current] = useState(attempt);
  const { pathname } = useLocation();
  return (
    <Suspense key={pathname} fallback={<Skeleton />}>
      <Code of={current} />
    </Suspense>
  );
}

function Code({ of: { module, code } }: { readonly of: Attempt }) {
  const { Component } = module ?? use(code);
  return <Component />;
}

/** The loader's own promise, without a detour: a redirect decided at once must come at once. */
function start(loader: LoaderFunction | undefined, args: LoaderFunctionArgs): Promise<unknown> {
  try {
    return Promise.resolve(loader?.(args));
  } catch (error) {
    return Promise.reject(error);
  }
}

/** What the loader found, once the code is there too. A missing page keeps its status, so that the server answers 404. */
async function both(found: Promise<unknown>, code: Promise<PageModule>): Promise<unknown> {
  try {
    const [result] = await Promise.all([found, code]);
    return result ?? null;
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
    throw data({ code: error.code, message: error.message }, { status: 404 });
  }
}

/** Null after two turns of the microtask queue, unless the loader has decided on a redirect by then. */
function promptRedirect(found: Promise<unknown>): Promise<Response | null> {
  const redirect = found.then(
    (result) => (result instanceof Response ? result : null),
    (error: unknown) => {
      // Other errors come up in the page, where its queries throw them to the ErrorBoundary.
      if (error instanceof Response) throw error;
      return null;
    },
  );
  const nothing = Promise.resolve()
    .then(() => undefined)
    .then(() => null);
  return Promise.race([redirect, nothing]);
}
