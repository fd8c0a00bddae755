import { slowAfter } from 'page-kit/page';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { useDelay } from 'shared-ui/feedback';
import { giveUpFiles } from './remote-elements';
import { RemoteUnavailable, type RoutePosition, useFederation } from './use-federation';

/** An attempt to load a part; `signal` aborts when another attempt begins or the part is unmounted. */
type Load<T> = (retries: number, signal: AbortSignal) => Promise<T>;

interface Outcome<T> {
  readonly retries: number;
  readonly load: Load<T>;
  readonly loaded: { readonly value: T } | null;
}

/**
 * Loads a part on mount, and again for a retry, another version, another `load` or a restored connection.
 * @param remote whose code it is; null for a part of the shell
 */
export function useLoad<T>(remote: string | null, load: Load<T>) {
  const { loader } = useFederation();
  const [retries, setRetries] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  const settled = outcome?.retries === retries && outcome.load === load ? outcome : null;
  const pending = settled === null;
  const delay = useDelay(pending, slowAfter);
  const failed = outcome !== null && outcome.loaded === null;
  const [replacements, countReplacement] = useReducer((count: number) => count + 1, 0);

  const retry = useCallback(() => {
    if (remote) loader.refresh(remote);
    else giveUpFiles('shell');
    setRetries((count) => count + 1);
  }, [loader, remote]);
  const isStuck = useEffectEvent(() => failed || delay !== null);

  useEffect(() => (remote ? loader.onReplaced(remote, countReplacement) : undefined), [loader, remote]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is loaded again
  useEffect(() => {
    const attempt = new AbortController();
    const settle = (loaded: Outcome<T>['loaded']) => {
      if (!attempt.signal.aborted) setOutcome({ retries, load, loaded });
    };
    // The attempt may begin offline and fail only after the connection has returned.
    let isOnlineAgain = false;
    // Known before React has rendered the failure.
    let hasFailed = false;
    const onOnline = () => {
      if (hasFailed || isStuck()) retry();
      else isOnlineAgain = true;
    };
    window.addEventListener('online', onOnline);
    load(retries, attempt.signal).then(
      (value) => settle({ value }),
      (error: unknown) => {
        console.warn(error);
        hasFailed = true;
        if (isOnlineAgain && !attempt.signal.aborted) retry();
        else settle(null);
      },
    );
    return () => {
      window.removeEventListener('online', onOnline);
      attempt.abort();
    };
  }, [load, retries, replacements, retry]);

  return {
    /** Null while it is loading or when it failed. */
    loaded: settled?.loaded ?? null,
    /** The last completed attempt failed; stays true during the next attempt. */
    failed,
    pending,
    /** A retry is running. */
    retrying: retries > 0 && outcome?.retries !== retries,
    /** The reason why it is late, while it is pending. */
    delay,
    /** Number of retries. */
    retries,
    /** Requests again what failed or hangs. */
    retry,
  };
}

/** Marks that the next attempt has to open the page, since another version was deployed. */
const notOpened = -1;

/**
 * Loads the code of a remote's page. A retry requests again the pointer and the files that failed or hang, then
 * the page's data. When a file of the page is missing, the first attempt loads another version, if deployed.
 */
export function usePageCode({ remote, id }: RoutePosition, isMissing = false) {
  const { loader, pages } = useFederation();
  const { search } = useLocation();
  const reopen = useEffectEvent(useReopen());
  /** Number of retries when the page was opened last; `notOpened`: not yet in the deployed version. */
  const opened = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query string needs other files
  const load = useCallback(
    async (retries: number, signal: AbortSignal) => {
      const preload = () => pages.route(remote, id).handle?.preload?.();
      if (retries === opened.current) {
        if (!isMissing) return preload();
        const isOutdated = await loader.isOutdated(remote);
        if (signal.aborted) return;
        if (!isOutdated) throw new RemoteUnavailable(remote, new Error('missing file'));
        opened.current = notOpened;
        loader.refresh(remote);
      }
      await pages.learn(remote);
      await preload();
      if (signal.aborted) return;
      opened.current = retries;
      await reopen();
    },
    [loader, pages, remote, id, isMissing, search],
  );
  return useLoad(remote, load);
}

/** Returns a function that opens the URL again: revalidation with data at once would keep the router's error. */
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
