import { PageShownContext } from 'page-kit/page';
import { useContext, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { isMissingFile } from '../recovery/reload-document';
import { UnexpectedErrorPage } from '../recovery/UnexpectedErrorPage';
import { RemoteFailure } from './RemoteFailure';
import { RemotePart } from './RemotePage';
import { type RoutePosition, useFederation } from './use-federation';
import { usePageCode } from './use-load';
import { noteError } from './visit-reports';

/** Whether a file of the remote could not be loaded, as opposed to a defect or a refusal of the API. */
function isMissing(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return isMissingFile(error) || name === 'RemoteUnavailable' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** The shell handles missing files; the remote's own error boundary handles any other error. */
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

/** Renders the remote's error boundary, e.g. for an unknown product, and reports the page as shown. */
function RefusedPage({ remote, id }: RoutePosition) {
  const { pages } = useFederation();
  const markShown = useContext(PageShownContext);
  useEffect(markShown, [markShown]);
  const { ErrorBoundary } = pages.route(remote, id);
  return ErrorBoundary ? <ErrorBoundary /> : <UnexpectedErrorPage />;
}

/** Shown for a page whose file is missing. If another version has been deployed, it is loaded at once. */
function MissingRemoteFile(position: RoutePosition) {
  const { delay, retry, retrying } = usePageCode(position, true);
  return <RemoteFailure onRetry={retry} retrying={retrying && !delay} />;
}
