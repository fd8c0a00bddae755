import { useStore } from 'jotai';
import { useLateData } from 'page-kit/page';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { LateNote, PageSkeleton } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';
import { RemoteFailure } from '../federation/RemoteFailure';
import { giveUpFiles } from '../federation/remote-elements';
import { useOnline, useReopen } from '../federation/use-retry';
import { isMissingFile, reloadForMissingFile } from '../recovery/reload-document';
import { UnexpectedErrorPage } from '../recovery/UnexpectedErrorPage';

/** A page of the shell's own whose file did not arrive; it may have gone with an earlier version of the shell. */
function MissingPage() {
  const store = useStore();
  const again = useReopen();
  const [retrying, setRetrying] = useState(false);

  useEffect(() => void reloadForMissingFile({ store, asked: false }), [store]);

  useOnline(again, true);
  async function retry() {
    setRetrying(true);
    if (await reloadForMissingFile({ store, asked: true })) return;
    await again();
    setRetrying(false);
  }

  return <RemoteFailure onRetry={retry} retrying={retrying} />;
}

/** Stands for a page of the shell's own that failed: a missing file can be loaded again, everything else is a defect. */
export function OwnPageError() {
  return isMissingFile(useRouteError()) ? <MissingPage /> : <UnexpectedErrorPage />;
}

/** Shown for a page of the shell until its code and data are there. */
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
