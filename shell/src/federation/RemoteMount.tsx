import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PageSkeleton } from 'shared-ui/skeleton';
import { useFederation } from './context';
import { RemoteFailure, SlowNote, useIsSlow } from './RemoteStatus';

/**
 * Stands at a remote's addresses until its routes are known, then opens the address again with them.
 * An address that the remote does not have either leads home.
 */
export function RemoteMount({ remote }: { remote: string }) {
  const { loader, pages } = useFederation();
  const navigate = useNavigate();
  const location = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const [unknownAddress, setUnknownAddress] = useState(false);
  const failed = failedAttempt !== null;
  const retrying = failed && failedAttempt !== attempt;
  const slow = useIsSlow(!failed, attempt);

  useEffect(() => {
    let current = true;
    pages.learn(remote).then(
      () => {
        if (!current) return;
        if (pages.hasPage(remote, location.pathname)) {
          navigate(location, { replace: true, state: location.state, preventScrollReset: true });
        } else setUnknownAddress(true);
      },
      (error: unknown) => {
        console.warn(error);
        if (current) setFailedAttempt(attempt);
      },
    );
    return () => {
      current = false;
    };
  }, [pages, remote, navigate, location, attempt]);

  function retry() {
    loader.refresh(remote);
    setAttempt((count) => count + 1);
  }

  if (unknownAddress) return <Navigate to="/" replace />;
  if (failed) return <RemoteFailure onRetry={retry} retrying={retrying} />;
  return (
    <>
      {slow && <SlowNote onRetry={retry} />}
      <PageSkeleton />
    </>
  );
}
