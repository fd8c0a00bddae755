import { useLateData } from 'page-kit/page';
import { LateNote, PageSkeleton as Skeleton } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';

export function PageSkeleton() {
  const late = useLateData();
  return (
    <Wrap>
      <LateNote {...late} />
      <Skeleton />
    </Wrap>
  );
}
