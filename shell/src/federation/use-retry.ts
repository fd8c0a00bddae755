import { slowAfter } from 'page-kit/page';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { useDelay } from 'shared-ui/feedback';
import { giveUpFiles } from './remote-elements';
import { useFederation } from './use-federation';

interface Outcome<T> {
  /** Number of the attempt. */
  readonly attempt: number;
  readonly loaded: { readonly value: T } | null;
}

/**
 * Loads a part on mount, and again for a retry, another version or a restored connection.
 * @param remote whose code it is; null for a part of the shell
 * @param load gets the number of retries
 */
export function useLoad<T>(remote: string | null, load: (retries: number) => Promise<T>) {
  const { loader } = useFederation();
  const [retries, setRetries] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  const pending = outcome?.attempt !== retries;
  const delay = useDelay(pending, slowAfter);
  const failed = outcome !== null && outcome.loaded === null;
  const [replacements, countReplacement] = useReducer((count: number) => count + 1, 0);

  useEffect(() => (remote ? loader.onReplaced(remote, countReplacement) : undefined), [loader, remote]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is loaded again
  useEffect(() => {
    let current = true;
    const settle = (loaded: Outcome<T>['loaded']) => current && setOutcome({ attempt: retries, loaded });
    load(retries).then(
      (value) => settle({ value }),
      (error: unknown) => {
        console.warn(error);
        settle(null);
      },
    );
    return () => {
      current = false;
    };
  }, [load, retries, replacements]);

  const retry = useCallback(() => {
    if (remote) loader.refresh(remote);
    else giveUpFiles('shell');
    setRetries((count) => count + 1);
  }, [loader, remote]);
  useOnline(retry, failed || delay !== null);

  return {
    /** Null while it is loading or when it failed. */
    loaded: pending ? null : outcome.loaded,
    /** The last completed attempt failed; stays true during the next attempt. */
    failed,
    pending,
    /** The reason why it is late, while it is pending. */
    delay,
    /** Number of retries. */
    retries,
    /** Requests again what failed or hangs. */
    retry,
  };
}

/**
 * Returns the retry for a page of a remote: it requests again the pointer and the files that failed or hang,
 * then the page's data. A retry supersedes a pending one. `tries`: number of completed retries.
 */
export function useRetry(remote: string, id: string) {
  const { loader, pages } = useFederation();
  const reopen = useReopen();
  const [retrying, setRetrying] = useState(false);
  const [tries, setTries] = useState(0);
  const newest = useRef(0);

  // Unmounting cancels the retry: it must not navigate back to the page.
  useEffect(
    () => () => {
      newest.current += 1;
    },
    [],
  );

  const retry = useCallback(async () => {
    newest.current += 1;
    const current = newest.current;
    const isNewest = () => newest.current === current;
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

/** Opens the current URL again: only a navigation resets the router's error; immediate new data does not. */
export function useReopen(): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const location = useLocation();
  return useCallback(
    async () =>
      // The router takes the same URL with a fragment for a jump within the page.
      location.hash
        ? revalidate()
        : navigate(location, { replace: true, state: location.state, preventScrollReset: true }),
    [navigate, revalidate, location],
  );
}

/** Calls `onOnline` when the connection returns, while `enabled`. */
export function useOnline(onOnline: () => void, enabled: boolean): void {
  // A layout effect: the connection may return before a later effect runs.
  useLayoutEffect(() => {
    if (!enabled) return;
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [onOnline, enabled]);
}
