import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DelayNote, PageSkeleton } from 'shared-ui/feedback';
import { useFederation } from './context';
import { RemoteFailure } from './RemoteFailure';
import { UnknownPage } from './UnknownPage';
import { useLoad } from './use-load';

/** Stands at a remote's URLs until its routes are known, then opens the URL again with them. */
export function RemoteMount({ remote }: { remote: string }) {
  const { pages } = useFederation();
  const navigate = useNavigate();
  const location = useLocation();
  const learn = useCallback(() => pages.learn(remote), [pages, remote]);
  const { loaded, failed, pending, delay, retry } = useLoad(remote, learn);
  const known = loaded !== null;
  const hasPage = known && pages.hasPage(remote, location.pathname);

  useEffect(() => {
    if (hasPage) navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  }, [hasPage, navigate, location]);

  if (known && !hasPage) return <UnknownPage />;
  if (failed) return <RemoteFailure onRetry={retry} retrying={pending && !delay} />;
  return (
    <>
      {delay && <DelayNote delay={delay} onRetry={retry} />}
      <PageSkeleton />
    </>
  );
}
