import { Listing, Wrap } from 'shared-ui/layout';
import { Bone, CardGridSkeleton } from 'shared-ui/skeleton';
import styles from './list-skeleton.module.css';

/** Room of the list page, its menu included. */
export function ListSkeleton() {
  return (
    <Wrap aria-busy="true">
      <Bone width="1/4" className={styles.breadcrumb} />
      <Bone className={styles.band} />
      <Listing side={<Bone className={styles.side} />}>
        <ProductsSkeleton />
      </Listing>
    </Wrap>
  );
}

/** Room of the tags, the count and the cards. */
export function ProductsSkeleton() {
  return (
    <>
      <Bone width="3/4" className={styles.tags} />
      <Bone width="1/4" className={styles.bar} />
      <CardGridSkeleton count={12} />
    </>
  );
}
