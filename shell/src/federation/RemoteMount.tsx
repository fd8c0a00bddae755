import { useCallback, useEffect } from 'react';
import { createPath, Navigate, useLocation } from 'react-router-dom';
import { DelayNote, ErrorState, PageSkeleton } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';
import { useFederation } from './use-federation';
import { useLoad, useReopen } from './use-retry';

/** Stands at a remote's URLs until its routes are known, then opens the URL again with them. */
export function RemoteMount({ remote }: { remote: string }) {
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
      {delay && <DelayNote delay={delay} onRetry={retry} />}
      <PageSkeleton />
    </>
  );
}

/** A remote that is down costs its own pages: one sentence and a way to try again without reload. */
export function RemoteFailure({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <Wrap>
      <ErrorState
        title="Cette partie de la boutique ne répond pas"
        text="Le reste du site fonctionne et votre panier est conservé."
        onRetry={onRetry}
        retrying={retrying}
      />
    </Wrap>
  );
}

/** Loads the document of a URL without a page: it may have one by now, or leads home (specification, section 2). */
export function UnknownPage() {
  const location = useLocation();
  const isDocument = location.key === 'default';
  const url = createPath(location);
  useEffect(() => {
    if (!isDocument) window.location.replace(url);
  }, [isDocument, url]);
  return isDocument ? <Navigate to="/" replace /> : <PageSkeleton />;
}
