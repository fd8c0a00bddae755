import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Product } from 'shared-contracts/api/products';
import { useHttp } from 'shared-contracts/http';
import { Bone } from 'shared-ui/skeleton';
import type { CarouselProps } from './carousel';
import styles from './RelatedProducts.module.css';
import { relatedQuery } from './related-query';
import { useSeen } from './use-seen';

/** The carousel's code and data come when the reader is near it. It is an extra: if either fails, the page goes without. */
export function RelatedProducts({ product }: { product: Product }) {
  const section = useRef<HTMLElement>(null);
  const near = useSeen(section);
  const titleId = useId();
  const related = useQuery({ ...relatedQuery(useHttp(), product), enabled: near });
  const { Carousel, failed } = useCarousel(near);

  if (failed || related.isError || related.data?.length === 0) return null;
  const title = <h2 id={titleId}>Découvrez aussi</h2>;
  return (
    <section ref={section} className={styles.related} aria-labelledby={titleId}>
      {Carousel && related.data ? (
        <Carousel title={title} products={related.data} />
      ) : (
        <RelatedSkeleton title={title} />
      )}
    </section>
  );
}

function RelatedSkeleton({ title }: { title: ReactNode }) {
  return (
    <>
      <div className={styles.head}>{title}</div>
      <div className={styles.row} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e'].map((slide) => (
          <div key={slide} className={styles.bone}>
            <Bone height="picture" />
          </div>
        ))}
      </div>
    </>
  );
}

/** Not `lazy`, which would keep a failed attempt and throw it at the page. */
function useCarousel(wanted: boolean) {
  const [Carousel, setCarousel] = useState<ComponentType<CarouselProps> | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    import(/* webpackChunkName: "carousel" */ './carousel').then(
      (code) => current && setCarousel(() => code.Carousel),
      (error: unknown) => {
        console.warn(error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [wanted]);

  return { Carousel, failed };
}
