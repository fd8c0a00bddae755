import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { DelayNote, PageSkeleton } from 'shared-ui/feedback';
import { RemoteFailure } from './RemoteFailure';
import { UnknownPage } from './UnknownPage';
import { useFederation } from './use-federation';
import { useLoad, useReopen } from './use-load';

/** Matches a remote's URLs until its routes are loaded, then opens the URL again with them. */
export function PendingRemotePage({ remote }: { remote: string }) {
  const { pages } = useFederation();
  const { pathname } = useLocation();
  const reopen = useReopen();
  const learn = useCallback(() => pages.learn(remote), [pages, remote]);
  const { loaded, failed, pending, delay, retry } = useLoad(remote, learn);
  const known = loaded !== null;
  const hasPage = known && pages.hasPage(remote, pathname);

  useEffect(() => {
    if (hasPage) void reopen();
  }, [hasPage, reopen]);

  if (known && !hasPage) return <UnknownPage />;
  if (failed) return <RemoteFailure onRetry={retry} retrying={pending && !delay} />;
  return (
    <>
      <DelayNote delay={delay} onRetry={retry} />
      <PageSkeleton />
    </>
  );
}
