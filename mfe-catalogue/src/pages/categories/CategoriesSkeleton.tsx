import { Wrap } from 'shared-ui/layout';
import { PageSkeleton } from 'shared-ui/skeleton';

export function CategoriesSkeleton() {
  return (
    <Wrap>
      <PageSkeleton />
    </Wrap>
  );
}
