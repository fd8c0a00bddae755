import { useLateData } from 'page-kit/page';
import { LateNote, PageSkeleton } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';

export function CategoriesSkeleton() {
  const late = useLateData();
  return (
    <Wrap>
      <LateNote {...late} />
      <PageSkeleton />
    </Wrap>
  );
}
