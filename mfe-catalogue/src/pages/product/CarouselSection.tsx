import { UntilDataLate } from 'page-kit/page';
import { type Ref, useId } from 'react';
import { Skeleton } from 'shared-ui/feedback';
import { classNames } from 'shared-ui/styles';
import type { ListedProduct } from '../../products/product-queries';
import cards from './card-row.module.css';
import { useOptionalCode } from './use-optional-code';

const load = () => import(/* webpackChunkName: "carousel" */ './Carousel');

interface CarouselSectionProps {
  ref?: Ref<HTMLElement>;
  title: string;
  /** Undefined while they load. */
  products: readonly ListedProduct[] | undefined;
  /** Loads the code once true: on a phone most visitors do not scroll so far. */
  needed: boolean;
}

/** A titled carousel, or its skeleton while it loads; nothing without products or if its code is missing. */
export function CarouselSection({ ref, title, products, needed }: CarouselSectionProps) {
  const titleId = useId();
  const { code, isMissing } = useOptionalCode('carousel', load, needed);

  if (isMissing || products?.length === 0) return null;
  const heading = <h2 id={titleId}>{title}</h2>;
  const skeleton = (
    <div className={classNames(cards.row, cards.line)} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((slide) => (
        <div key={slide} className={cards.skeleton}>
          <Skeleton height="picture" />
        </div>
      ))}
    </div>
  );
  return (
    <section ref={ref} className={cards.section} aria-labelledby={titleId}>
      {code && products ? (
        <code.Carousel title={heading} products={products} />
      ) : (
        <>
          <div className={cards.head}>{heading}</div>
          {needed ? <UntilDataLate>{skeleton}</UntilDataLate> : skeleton}
        </>
      )}
    </section>
  );
}
