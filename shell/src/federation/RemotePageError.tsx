import { PageShownContext } from 'page-kit/page';
import { useContext, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { isMissingFile } from '../recovery/missing-shell-file';
import { UnexpectedErrorPage } from '../recovery/UnexpectedErrorPage';
import { useFederation } from './context';
import { MissingRemoteFile } from './MissingRemoteFile';
import { RemotePart, type RoutePosition } from './RemotePart';
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
  const tellShown = useContext(PageShownContext);
  useEffect(tellShown, [tellShown]);
  const { ErrorBoundary } = pages.route(remote, id);
  return ErrorBoundary ? <ErrorBoundary /> : <UnexpectedErrorPage />;
}
