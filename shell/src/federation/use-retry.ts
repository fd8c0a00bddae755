import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFederation } from './context';

/** 'Réessayer' on a remote's page: asks for every file of the remote afresh, then for the page's data. */
export function useRetry(remote: string): { retry: () => void; retrying: boolean; attempt: number } {
  const { loader, pages } = useFederation();
  const navigate = useNavigate();
  const location = useLocation();
  const [retrying, setRetrying] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const retry = useCallback(async () => {
    setRetrying(true);
    setAttempt((count) => count + 1);
    loader.refresh(remote);
    try {
      await pages.learn(remote);
      // To where one is: the router clears a failed page for a navigation, but not for new data that come at once.
      await navigate(location, { replace: true, state: location.state, preventScrollReset: true });
    } catch {
      // The failure stays on the screen with its button.
    } finally {
      setRetrying(false);
    }
  }, [loader, pages, remote, navigate, location]);

  return { retry, retrying, attempt };
}
