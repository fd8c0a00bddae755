import { CardGridSkeleton } from 'page-kit/catalogue';
import { LateDataNote } from 'page-kit/page';
import { LoadingText, PageSkeleton, Skeleton } from 'shared-ui/feedback';
import { Listing, Wrap } from 'shared-ui/layout';
import product from './product/product-layout.module.css';
import search from './search/SearchPage.module.css';
import styles from './skeletons.module.css';

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

/** Reserves the space of picture, name, price and button of the product page. */
export function ProductSkeleton() {
  return (
    <>
      <LateDataNote />
      <Wrap aria-busy="true">
        <LoadingText>Chargement du produit</LoadingText>
        <Skeleton width="1/2" className={styles.breadcrumb} />
        <div className={product.product}>
          <Skeleton height="picture" className={product.picture} />
          <div className={product.buy}>
            <div className={styles.name}>
              <Skeleton height="m" />
              <Skeleton width="3/4" height="m" />
              <Skeleton width="1/2" />
            </div>
            <Skeleton width="1/2" height="l" />
            <Skeleton height="l" />
            <Skeleton className={styles.stock} />
          </div>
        </div>
      </Wrap>
    </>
  );
}

/** Reserves the space of the title and the cards. */
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
