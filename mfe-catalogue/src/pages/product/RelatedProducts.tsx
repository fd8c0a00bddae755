import { useQuery } from '@tanstack/react-query';
import type { ShownProduct } from 'page-kit/catalogue';
import { useLateData } from 'page-kit/page';
import { useId, useRef } from 'react';
import { useHttp } from 'shared-contracts/http';
import { Skeleton, UntilLate } from 'shared-ui/feedback';
import { classNames } from 'shared-ui/styles';
import cards from './card-row.module.css';
import { Carousel } from './carousel';
import styles from './RelatedProducts.module.css';
import { relatedQuery } from './related-query';
import { useSeen } from './use-seen';

/**
 * The list is asked for when the reader sees its place; the code lies in the page's chunk, since on wide screens that is at
 * once. It is an extra: if the call fails, the page goes without.
 */
export function RelatedProducts({ product }: { product: ShownProduct }) {
  const section = useRef<HTMLElement>(null);
  const seen = useSeen(section);
  const titleId = useId();
  const late = useLateData();
  const related = useQuery({ ...relatedQuery(useHttp(), product), enabled: seen });

  if (related.isError || related.data?.length === 0) return null;
  const title = <h2 id={titleId}>Découvrez aussi</h2>;
  return (
    <section ref={section} className={styles.related} aria-labelledby={titleId}>
      {related.data ? (
        <Carousel title={title} products={related.data} />
      ) : (
        <>
          <div className={styles.head}>{title}</div>
          {seen ? (
            <UntilLate {...late}>
              <RelatedSkeleton />
            </UntilLate>
          ) : (
            <RelatedSkeleton />
          )}
        </>
      )}
    </section>
  );
}

function RelatedSkeleton() {
  return (
    <div className={classNames(cards.row, cards.line)} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((slide) => (
        <div key={slide} className={styles.skeleton}>
          <Skeleton height="picture" />
        </div>
      ))}
    </div>
  );
}
