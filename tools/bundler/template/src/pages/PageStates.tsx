import { LateDataNote, RouteFailure } from 'page-kit/page';
import { PageSkeleton as Skeleton } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';

/** Rendered while the code or data of a page loads. */
export function PageSkeleton() {
  return (
    <Wrap>
      <LateDataNote />
      <Skeleton />
    </Wrap>
  );
}

/** Rendered instead of a page whose data could not be loaded. */
export function PageFailure() {
  return <RouteFailure title="Nos marques" text="Cette page ne peut pas être affichée pour le moment." />;
}
