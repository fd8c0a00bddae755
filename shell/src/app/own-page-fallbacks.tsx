import { useStore } from 'jotai';
import { useLateData } from 'page-kit/page';
import { useCallback, useEffectEvent } from 'react';
import { useRouteError } from 'react-router-dom';
import { LateNote, PageSkeleton } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';
import { RemoteFailure } from '../federation/RemoteFailure';
import { giveUpFiles } from '../federation/remote-elements';
import { useLoad, useReopen } from '../federation/use-load';
import { isMissingFile, reloadForMissingFile } from '../recovery/reload-document';
import { UnexpectedErrorPage } from '../recovery/UnexpectedErrorPage';

/** Shown for a page of the shell whose file is missing, perhaps because a newer shell was deployed. */
function MissingPage({ error }: { readonly error: unknown }) {
  const store = useStore();
  const reopen = useEffectEvent(useReopen());
  const load = useCallback(
    async (retries: number, signal: AbortSignal) => {
      if (await reloadForMissingFile({ store, byVisitor: retries > 0 })) return;
      if (retries === 0) throw error;
      if (signal.aborted) return;
      await reopen();
    },
    [store, error],
  );
  const { retry, retrying } = useLoad(null, load);
  return <RemoteFailure onRetry={retry} retrying={retrying} />;
}

/** Shown for a page of the shell that failed: a missing file can be loaded again, other errors are bugs. */
export function OwnPageError() {
  const error = useRouteError();
  return isMissingFile(error) ? <MissingPage error={error} /> : <UnexpectedErrorPage />;
}

/** Shown for a page of the shell until its code and data are loaded. */
export function OwnPageSkeleton() {
  const { after, onRetry } = useLateData();

  function retry() {
    giveUpFiles('shell');
    onRetry();
  }
  return (
    <Wrap>
      <LateNote after={after} onRetry={retry} />
      <PageSkeleton />
    </Wrap>
  );
}
