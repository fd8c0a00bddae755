import type { ComponentPropsWithRef } from 'react';
import { LoadingText, Skeleton } from 'shared-ui/feedback';
import { classNames } from 'shared-ui/styles';
import styles from './CardGrid.module.css';

/** List of product cards in as many columns as fit. */
export function CardGrid({ className, ...props }: ComponentPropsWithRef<'ul'>) {
  return <ul {...props} className={classNames(styles.grid, className)} />;
}

const cards = [...Array(12).keys()];

/** Placeholder grid while product cards load, with the height of real cards. */
export function CardGridSkeleton() {
  return (
    <>
      <LoadingText>Chargement des produits</LoadingText>
      <div className={styles.grid} aria-hidden="true">
        {cards.map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton height="picture" className={styles.picture} />
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
