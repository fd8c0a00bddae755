import { PageShownContext, slowAfter } from 'page-kit/page';
import { useContext, useEffect, useEffectEvent } from 'react';
import { useRouteError } from 'react-router-dom';
import { useDelay } from 'shared-ui/feedback';
import { isMissingFile } from '../recovery/reload-document';
import { UnexpectedErrorPage } from '../recovery/UnexpectedErrorPage';
import { RemoteFailure } from './RemoteFailure';
import { RemotePart, type RoutePosition } from './RemotePage';
import { useFederation } from './use-federation';
import { useOnline, useRetry } from './use-retry';
import { noteError } from './visit-reports';

/** A file of the remote that did not arrive, as opposed to a defect or a refusal of the API. */
function isMissing(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return isMissingFile(error) || name === 'RemoteUnavailable' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** The shell answers for missing files; everything else is the remote's own affair, or a defect. */
export function RemotePageError(position: RoutePosition) {
  const error = useRouteError();
  useEffect(() => noteError(error), [error]);
  if (isMissing(error)) return <MissingRemoteFile {...position} />;
  return (
    <RemotePart {...position}>
      <RefusedPage {...position} />
    </RemotePart>
  );
}

/** Such as an unknown product: no page of its own kind, but it is all there is to show. */
function RefusedPage({ remote, id }: RoutePosition) {
  const { pages } = useFederation();
  const markShown = useContext(PageShownContext);
  useEffect(markShown, [markShown]);
  const { ErrorBoundary } = pages.route(remote, id);
  return ErrorBoundary ? <ErrorBoundary /> : <UnexpectedErrorPage />;
}

/** A page whose file did not arrive; it may be gone because another version was deployed, which is then taken at once. */
function MissingRemoteFile({ remote, id }: RoutePosition) {
  const { loader } = useFederation();
  const { retry, retrying } = useRetry(remote, id);
  const delay = useDelay(retrying, slowAfter);
  useOnline(retry, true);

  const takeNewVersion = useEffectEvent(retry);
  useEffect(() => {
    let current = true;
    void loader.isOutdated(remote).then((outdated) => void (outdated && current && takeNewVersion()));
    return () => {
      current = false;
    };
  }, [loader, remote]);

  return <RemoteFailure onRetry={retry} retrying={retrying && !delay} />;
}
