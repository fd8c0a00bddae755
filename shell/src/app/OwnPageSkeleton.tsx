import { useLateData } from 'page-kit/page';
import { LateNote, PageSkeleton } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';
import { giveUpFiles } from '../federation/remote-elements';

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
