import { LateDataNote } from 'page-kit/page';
import { LoadingText, Skeleton } from 'shared-ui/feedback';
import { Wrap } from 'shared-ui/layout';
import styles from './product-layout.module.css';

export function ProductSkeleton() {
  return (
    <>
      <LateDataNote />
      <Wrap aria-busy="true">
        <LoadingText>Chargement du produit</LoadingText>
        <Skeleton width="1/2" className={styles.breadcrumbSkeleton} />
        <div className={styles.product}>
          <Skeleton height="picture" className={styles.picture} />
          <div className={styles.buy}>
            <div className={styles.titleBones}>
              <Skeleton height="m" />
              <Skeleton width="3/4" height="m" />
              <Skeleton width="1/2" />
            </div>
            <Skeleton width="1/2" height="l" />
            <Skeleton height="l" />
            <Skeleton className={styles.factsSkeleton} />
          </div>
        </div>
      </Wrap>
    </>
  );
}
