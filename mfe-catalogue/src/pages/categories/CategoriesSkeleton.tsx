import { useLateData } from 'page-kit/waiting';
import { Wrap } from 'shared-ui/layout';
import { PageSkeleton } from 'shared-ui/skeleton';
import { LateNote } from 'shared-ui/waiting';

export function CategoriesSkeleton() {
  const late = useLateData();
  return (
    <Wrap>
      <LateNote {...late} />
      <PageSkeleton />
    </Wrap>
  );
}
