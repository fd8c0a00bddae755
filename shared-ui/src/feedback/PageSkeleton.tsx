import { VisuallyHidden } from '../layout';
import { Skeleton } from './Skeleton';
import styles from './skeleton.module.css';

export interface CardGridSkeletonProps {
  /** As many as are expected. */
  count: number;
}

/** A grid of product cards that are still loading, as high as the cards themselves. */
export function CardGridSkeleton({ count }: CardGridSkeletonProps) {
  return (
    <>
      <VisuallyHidden as="p" role="status">
        Chargement des produits
      </VisuallyHidden>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          <div key={place} className={styles.card}>
            <Skeleton height="picture" />
            <div className={styles.cardBody}>
              <div className={styles.cardName}>
                <Skeleton />
                <Skeleton width="1/2" />
              </div>
              <Skeleton width="1/4" className={styles.cardReference} />
              <Skeleton width="1/2" height="m" className={styles.cardPrice} />
              <Skeleton height="l" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

/** A page whose kind is not known yet: title and some text, as high as most windows. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden as="p" role="status">
        Chargement de la page
      </VisuallyHidden>
      <Skeleton width="1/2" height="l" />
      <Skeleton width="3/4" />
      <Skeleton />
      <Skeleton width="3/4" />
    </div>
  );
}
