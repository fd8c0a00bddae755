import { type ComponentType, Suspense, use, useContext, useEffect, useState } from 'react';
import { type LoaderFunction, type RouteObject, useLoaderData, useLocation } from 'react-router-dom';
import { PageShownContext } from './contexts';
import { type Arrival, type Attempt, createPageCode, createPageLoader, type PageModule } from './page-loader';

/** `handle` of a page's route. */
export interface PageHandle {
  /** Loads the page's code before hydration, so that it does not suspend, and on hover. May reject. */
  preload(): Promise<PageModule>;
}

/** Spread into a route that has an id and a path. */
type PageRoute = Pick<RouteObject, 'loader' | 'Component' | 'HydrateFallback' | 'handle'>;

interface PageParts {
  /** `() => import('./pages/product')`; asked again after a failure. */
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
