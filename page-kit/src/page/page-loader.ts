import type { ComponentType } from 'react';
import { data, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom';
import { isMissing } from 'shared-contracts/http';
import { onServer } from 'shared-contracts/rendering';
import { retryable } from 'shared-contracts/retryable';

/** What a page's `index.ts` exports. */
export interface PageModule {
  readonly Component: ComponentType;
}

/** One try to load a page's code; `outcome` spares the wait once it is known. */
export interface Attempt {
  readonly code: Promise<PageModule>;
  outcome?: { readonly module: PageModule } | { readonly failure: unknown };
}

/** Gives the running or successful attempt; after a failed one, a new attempt. */
export function createPageCode(load: () => Promise<PageModule>): () => Attempt {
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
export interface Arrival {
  readonly end: Promise<void>;
  over: boolean;
}

/**
 * Starts code and data together. On the server it waits for both; in the browser it returns at once. Data stays in the query
 * client: nothing of it becomes loader data, which would be in the HTML twice.
 */
export function createPageLoader(attempt: () => Attempt, loader: LoaderFunction | undefined): LoaderFunction {
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
