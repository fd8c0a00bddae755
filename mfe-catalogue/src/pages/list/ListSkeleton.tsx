import { CardGridSkeleton } from 'page-kit/catalogue';
import { useLateData } from 'page-kit/page';
import { LateNote, Skeleton } from 'shared-ui/feedback';
import { Listing, Wrap } from 'shared-ui/layout';
import styles from './list-skeleton.module.css';

/** Room of the list page, its menu included. */
export function ListSkeleton() {
  const late = useLateData();
  return (
    <>
      <LateNote {...late} />
      <Wrap aria-busy="true">
        <Skeleton width="1/4" className={styles.breadcrumb} />
        <Skeleton className={styles.band} />
        <Listing side={<Skeleton className={styles.side} />}>
          <ProductsSkeleton />
        </Listing>
      </Wrap>
    </>
  );
}

/** Room of the tags, the facets, the count and the cards. */
function ProductsSkeleton() {
  return (
    <>
      <Skeleton width="3/4" className={styles.tags} />
      <Skeleton width="1/2" className={styles.facets} />
      <Skeleton width="1/4" className={styles.bar} />
      <CardGridSkeleton />
    </>
  );
}
