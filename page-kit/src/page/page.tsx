import { type ComponentType, Suspense, use, useContext, useEffect, useState } from 'react';
import {
  data,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  useLoaderData,
  useLocation,
} from 'react-router-dom';
import { isMissing } from 'shared-contracts/http';
import { onServer } from 'shared-contracts/rendering';
import { retryable } from 'shared-contracts/retryable';
import { PageShownContext } from './contexts';

export interface PageHandle {
  /** Loads the page's code: before hydration, so that it does not suspend, and on hover. May reject. */
  preload(): Promise<PageModule>;
}

/** To be spread into a route with an id and a path. */
interface PageRoute extends Pick<RouteObject, 'loader' | 'Component' | 'HydrateFallback'> {
  readonly handle: PageHandle;
}

interface PageParts {
  /** `() => import('./pages/product/ProductPage')`; called again after a failure. */
  readonly load: () => Promise<PageModule>;
  /** Loads the page's data into the query client; its result is ignored, except a redirect. */
  readonly loader?: LoaderFunction;
  /** Placeholder of the page's size, shown while code or data load. */
  readonly Skeleton: ComponentType;
}

/**
 * Creates a route that loads code and data in parallel. On the server, the loader waits for both. In the
 * browser it returns immediately, for the skeleton; the page reads its data with `useSuspenseQuery`, which
 * throws if a request failed. A redirect must be thrown or returned before the loader awaits anything.
 */
export function page({ load, loader, Skeleton }: PageParts): PageRoute {
  const loadCode = retryable(() => readableAtOnce(load()));
  const renderPage = () => <Page loadCode={loadCode} Skeleton={Skeleton} />;

  return {
    // The data stays in the query client: as loader data it would be in the HTML twice.
    loader: async (args) => {
      const code = loadCode();
      const loaderResult = start(loader, args);
      if (onServer()) return waitForBoth(loaderResult, code);
      // In an object, since the router waits for promises.
      const arrival: Arrival = { end: readableAtOnce(Promise.all([loaderResult, code])) };
      return (await promptRedirect(loaderResult)) ?? arrival;
    },
    Component: renderPage,
    // Without server-rendered HTML, the first page also starts with its skeleton.
    HydrateFallback: Skeleton,
    handle: { preload: loadCode },
  };
}

interface PageProps extends Pick<PageParts, 'Skeleton'> {
  readonly loadCode: () => Promise<PageModule>;
}

function Page({ loadCode, Skeleton }: PageProps) {
  // Loaded once while the page is mounted: after a failure, the next mount loads it again.
  const [code] = useState(loadCode);
  const { pathname } = useLocation();
  // Null if the server rendered the page.
  const arrival = useLoaderData<Arrival | null>();
  return <ArrivingPage key={pathname} arrival={arrival} code={code} Skeleton={Skeleton} />;
}

interface ArrivingPageProps extends Pick<PageParts, 'Skeleton'> {
  readonly arrival: Arrival | null;
  readonly code: Promise<PageModule>;
}

/**
 * Shows the skeleton, then the page. Uses state where possible: a Suspense fallback stays for 300 ms, even if
 * the page is ready after 50. Later loads of the same URL keep showing the page.
 */
function ArrivingPage({ arrival, code, Skeleton }: ArrivingPageProps) {
  const [arrived, setArrived] = useState(arrival === null || arrival.end.status !== undefined);

  useEffect(() => {
    let waiting = true;
    const show = () => {
      if (waiting) setArrived(true);
    };
    arrival?.end.then(show, show);
    return () => {
      waiting = false;
    };
  }, [arrival]);

  if (!arrived) return <Skeleton />;
  return (
    <Suspense fallback={<Skeleton />}>
      <Code code={code} />
    </Suspense>
  );
}

function Code({ code }: Pick<ArrivingPageProps, 'code'>) {
  const { Component } = use(code);
  const onShown = useContext(PageShownContext);
  useEffect(() => onShown(), [onShown]);
  return <Component />;
}

/** Exports of a page's file. */
export interface PageModule {
  readonly Component: ComponentType;
}

/** A promise that is marked once it has settled, as React does: `use` then returns at once in its first call. */
type Readable<T> = Promise<T> & { readonly status?: 'fulfilled' | 'rejected' };

function readableAtOnce<T>(promise: Promise<T>): Readable<T> {
  const mark = (outcome: object) => void Object.assign(promise, outcome);
  promise.then(
    (value) => mark({ status: 'fulfilled', value }),
    (reason: unknown) => mark({ status: 'rejected', reason }),
  );
  return promise;
}

/** Loading of code and data in the browser; over once both have loaded or one has failed. */
interface Arrival {
  readonly end: Readable<unknown>;
}

/** Returns the loader's promise unwrapped, so that an immediate redirect is not delayed. */
function start(loader: LoaderFunction | undefined, args: LoaderFunctionArgs): Promise<unknown> {
  try {
    return Promise.resolve(loader?.(args));
  } catch (error) {
    return Promise.reject(error);
  }
}

const redirectOnly = (result: unknown) => (result instanceof Response ? result : null);

/** Waits for data and code; throws a 404 response if the data does not exist. */
async function waitForBoth(loaderResult: Promise<unknown>, code: Promise<unknown>): Promise<Response | null> {
  try {
    const [result] = await Promise.all([loaderResult, code]);
    return redirectOnly(result);
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw data({ code: error.code, message: error.message }, { status: 404 });
  }
}

/** Resolves to the loader's redirect, or to null if there is none within two turns of the microtask queue. */
function promptRedirect(loaderResult: Promise<unknown>): Promise<Response | null> {
  const redirect = loaderResult.then(redirectOnly, (error: unknown) => {
    // Other errors are thrown by the page's queries and reach its ErrorBoundary.
    if (error instanceof Response) throw error;
    return null;
  });
  const noRedirect = Promise.resolve()
    .then(() => undefined)
    .then(() => null);
  return Promise.race([redirect, noRedirect]);
}
