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
  /** Loads the page's code before hydration, so that it does not suspend, and on hover. May reject. */
  preload(): Promise<PageModule>;
}

/** Spread into a route that has an id and a path. */
type PageRoute = Pick<RouteObject, 'loader' | 'Component' | 'HydrateFallback' | 'handle'>;

interface PageParts {
  /** `() => import('./pages/product/ProductPage')`; called again after a failure. */
  readonly load: () => Promise<PageModule>;
  /** Brings what the page needs into the query client; what it gives back is not used. */
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
  const renderPage = () => <Page attempt={attempt} Skeleton={Skeleton} />;

  return {
    loader: createPageLoader(attempt, loader),
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
  // Null where the server rendered the page.
  const arrival = useLoaderData<Arrival | null>();
  return <ArrivingPage key={pathname} arrival={arrival} attempt={current} Skeleton={Skeleton} />;
}

interface ArrivingPageProps {
  readonly arrival: Arrival | null;
  readonly attempt: Attempt;
  readonly Skeleton: ComponentType;
}

/**
 * The skeleton, then the page. By state as far as possible: once React shows a Suspense fallback, it keeps it for 300 ms,
 * though the page may be there after 50. Later loads of the same URL keep the page.
 */
function ArrivingPage({ arrival, attempt, Skeleton }: ArrivingPageProps) {
  const [arrived, setArrived] = useState(arrival?.over ?? true);

  useEffect(() => {
    let waiting = true;
    void arrival?.end.then(() => {
      if (waiting) setArrived(true);
    });
    return () => {
      waiting = false;
    };
  }, [arrival]);

  if (!arrived) return <Skeleton />;
  return (
    <Suspense fallback={<Skeleton />}>
      <Code of={attempt} />
    </Suspense>
  );
}

function Code({ of: { outcome, code } }: { readonly of: Attempt }) {
  if (outcome && 'failure' in outcome) throw outcome.failure;
  const { Component } = outcome?.module ?? use(code);
  const tellShown = useContext(PageShownContext);
  useEffect(() => tellShown(), [tellShown]);
  return <Component />;
}

/** What the file of a page exports. */
export interface PageModule {
  readonly Component: ComponentType;
}

/** One try to load a page's code; `outcome` spares the wait once it is known. */
interface Attempt {
  readonly code: Promise<PageModule>;
  outcome?: { readonly module: PageModule } | { readonly failure: unknown };
}

/** Gives the running or successful attempt; after a failed one, a new attempt. */
function createPageCode(load: () => Promise<PageModule>): () => Attempt {
  const loaded = retryable(load);
  let latest: Attempt | null = null;

  return function attempt() {
    const code = loaded();
    if (latest?.code === code) return latest;
    const current: Attempt = { code };
    latest = current;
    code.then(
      (module) => {
        current.outcome = { module };
      },
      (failure: unknown) => {
        current.outcome = { failure };
      },
    );
    return current;
  };
}

/** What a navigation in the browser has started; `over` once code and data are there or one has failed. */
interface Arrival {
  readonly end: Promise<void>;
  over: boolean;
}

/**
 * Starts code and data together. On the server it waits for both; in the browser it returns at once. Data stays in the query
 * client: nothing of it becomes loader data, which would be in the HTML twice.
 */
function createPageLoader(attempt: () => Attempt, loader: LoaderFunction | undefined): LoaderFunction {
  return async (args) => {
    const { code } = attempt();
    const found = start(loader, args);
    if (onServer()) return both(found, code);
    const arrival = follow(Promise.all([found, code]));
    return (await promptRedirect(found)) ?? arrival;
  };
}

/** The loader's own promise, without a detour: a redirect decided at once must come at once. */
function start(loader: LoaderFunction | undefined, args: LoaderFunctionArgs): Promise<unknown> {
  try {
    return Promise.resolve(loader?.(args));
  } catch (error) {
    return Promise.reject(error);
  }
}

const redirectOnly = (result: unknown) => (result instanceof Response ? result : null);

/** Waits for data and code. What is missing makes the server answer 404. */
async function both(found: Promise<unknown>, code: Promise<unknown>): Promise<Response | null> {
  try {
    const [result] = await Promise.all([found, code]);
    return redirectOnly(result);
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw data({ code: error.code, message: error.message }, { status: 404 });
  }
}

function follow(everything: Promise<unknown>): Arrival {
  const endsNow = () => {
    arrival.over = true;
  };
  const arrival: Arrival = { end: everything.then(endsNow, endsNow), over: false };
  return arrival;
}

/** Null after two turns of the microtask queue, unless the loader has decided on a redirect by then. */
function promptRedirect(found: Promise<unknown>): Promise<Response | null> {
  const redirect = found.then(redirectOnly, (error: unknown) => {
    // Other errors come up in the page, where its queries throw them to the ErrorBoundary.
    if (error instanceof Response) throw error;
    return null;
  });
  const nothing = Promise.resolve()
    .then(() => undefined)
    .then(() => null);
  return Promise.race([redirect, nothing]);
}
