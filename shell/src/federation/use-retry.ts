import { slowAfter } from 'page-kit/page';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDelay } from 'shared-ui/feedback';
import { useFederation } from './use-federation';

interface Outcome<T> {
  /** The try that it belongs to. */
  readonly of: number;
  readonly loaded: { readonly value: T } | null;
}

/** Loads something of a remote at once, and again for another try, another version, or a connection that returns. */
export function useLoad<T>(remote: string | null, load: () => Promise<T>) {
  const { loader } = useFederation();
  const [retries, setRetries] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  const pending = outcome?.of !== retries;
  const delay = useDelay(pending, slowAfter);
  const failed = outcome !== null && outcome.loaded === null;
  const version = useSyncExternalStore(
    loader.subscribe,
    () => (remote ? loader.replacements(remote) : 0),
    () => 0,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded is of the version that it was loaded from
  useEffect(() => {
    let current = true;
    const settle = (loaded: Outcome<T>['loaded']) => current && setOutcome({ of: retries, loaded });
    load().then(
      (value) => settle({ value }),
      (error: unknown) => {
        console.warn(error);
        settle(null);
      },
    );
    return () => {
      current = false;
    };
  }, [load, retries, version]);

  const retry = useCallback(() => {
    if (remote) loader.refresh(remote);
    setRetries((count) => count + 1);
  }, [loader, remote]);
  useOnline(retry, failed || delay !== null);

  return {
    /** Null while it is on its way or when it failed. */
    loaded: pending ? null : outcome.loaded,
    /** The last try that ended has failed; stays true during the next. */
    failed,
    pending,
    /** Why it is late, while it is pending. */
    delay,
    /** How often the visitor has retried. */
    retries,
    /** Asks again for what failed or hangs. */
    retry,
  };
}

/**
 * 'Réessayer' on a page of a remote: asks again for the pointer and for the files that failed or hang, then for the page's
 * data. Another try may begin during one; the newest counts. `tries`: how many have ended.
 */
export function useRetry(remote: string, id: string) {
  const { loader, pages } = useFederation();
  const reopen = useReopen();
  const [retrying, setRetrying] = useState(false);
  const [tries, setTries] = useState(0);
  const newest = useRef(0);

  // A visitor who has left the page is not brought back to it.
  useEffect(
    () => () => {
      newest.current += 1;
    },
    [],
  );

  const retry = useCallback(async () => {
    newest.current += 1;
    const mine = newest.current;
    const isNewest = () => newest.current === mine;
    setRetrying(true);
    loader.refresh(remote);
    try {
      await pages.learn(remote);
      await pages.route(remote, id).handle?.preload?.();
      if (!isNewest()) return;
      await reopen();
    } catch {
      // The failure stays on the screen with its button.
    } finally {
      if (isNewest()) {
        setTries((count) => count + 1);
        setRetrying(false);
      }
    }
  }, [loader, pages, remote, id, reopen]);

  return { retry, retrying, tries };
}

/** Opens the current URL again: the router clears a failed page for a navigation, but not for new data that come at once. */
export function useReopen(): () => Promise<void> {
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(
    async () => navigate(location, { replace: true, state: location.state, preventScrollReset: true }),
    [navigate, location],
  );
}

/** Calls `again` when the connection returns, for as long as `wanted`. */
export function useOnline(again: () => void, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again, wanted]);
}
