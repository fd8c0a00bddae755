import { CardGridSkeleton } from 'page-kit/catalogue';
import { LateDataNote } from 'page-kit/page';
import { PageSkeleton, Skeleton } from 'shared-ui/feedback';
import { Listing, Wrap } from 'shared-ui/layout';
import styles from './list/list-skeleton.module.css';
import search from './search/SearchPage.module.css';

/** Shown while the categories load. */
export function CategoriesSkeleton() {
  return (
    <Wrap>
      <LateDataNote />
      <PageSkeleton />
    </Wrap>
  );
}

/** Reserves the space of the list page with its menu. */
export function ListSkeleton() {
  return (
    <>
      <LateDataNote />
      <Wrap aria-busy="true">
        <Skeleton width="1/4" className={styles.breadcrumb} />
        <Skeleton className={styles.band} />
        <Listing side={<Skeleton className={styles.side} />}>
          <Skeleton width="3/4" className={styles.tags} />
          <Skeleton width="1/2" className={styles.facets} />
          <Skeleton width="1/4" className={styles.bar} />
          <CardGridSkeleton />
        </Listing>
      </Wrap>
    </>
  );
}

/** Reserves the space of the title, the field and the cards. */
export function SearchSkeleton() {
  return (
    <>
      <LateDataNote />
      <Wrap aria-busy="true" className={search.page}>
        <Skeleton width="1/4" />
        <CardGridSkeleton />
      </Wrap>
    </>
  );
}
