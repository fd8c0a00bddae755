import { useStore } from 'jotai';
import { useLateData } from 'page-kit/page';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { LateNote, PageSkeleton } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';
import { RemoteFailure } from '../federation/RemoteFailure';
import { giveUpFiles } from '../federation/remote-elements';
import { useOnline, useReopen } from '../federation/use-load';
import { isMissingFile, reloadForMissingFile } from '../recovery/reload-document';
import { UnexpectedErrorPage } from '../recovery/UnexpectedErrorPage';

/** Shown for a page of the shell whose file is missing, perhaps because a newer shell was deployed. */
function MissingPage() {
  const store = useStore();
  const reopen = useReopen();
  const [retrying, setRetrying] = useState(false);

  useEffect(() => void reloadForMissingFile({ store, byVisitor: false }), [store]);

  useOnline(reopen, true);
  async function retry() {
    setRetrying(true);
    if (await reloadForMissingFile({ store, byVisitor: true })) return;
    await reopen();
    setRetrying(false);
  }

  return <RemoteFailure onRetry={retry} retrying={retrying} />;
}

/** Shown for a page of the shell that failed: a missing file can be loaded again, other errors are bugs. */
export function OwnPageError() {
  return isMissingFile(useRouteError()) ? <MissingPage /> : <UnexpectedErrorPage />;
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
