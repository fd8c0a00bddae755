import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFederation } from './context';

export interface Retry {
  readonly retry: () => void;
  readonly retrying: boolean;
  /** How many tries have ended. */
  readonly tries: number;
}

/**
 * 'Réessayer' on a page of a remote: asks again for the pointer and for the files that failed or hang, then for the page's
 * data. Another try may begin while one goes on; the newest counts.
 */
export function useRetry(remote: string, id: string): Retry {
  const { loader, pages } = useFederation();
  const navigate = useNavigate();
  const location = useLocation();
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
      // To where one is: the router clears a failed page for a navigation, but not for new data that come at once.
      await navigate(location, { replace: true, state: location.state, preventScrollReset: true });
    } catch {
      // The failure stays on the screen with its button.
    } finally {
      if (isNewest()) {
        setTries((count) => count + 1);
        setRetrying(false);
      }
    }
  }, [loader, pages, remote, id, navigate, location]);

  return { retry, retrying, tries };
}
