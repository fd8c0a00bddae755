import { usePrices } from 'page-kit/catalogue';
import { UntilDataLate } from 'page-kit/page';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from 'shared-ui/button';
import { RetryNote, Skeleton } from 'shared-ui/feedback';
import { CatalogueCard } from '../../components/CatalogueCard';
import type { ListedProduct } from '../../products/product-queries';
import styles from './Carousel.module.css';

interface CarouselProps {
  ref?: Ref<HTMLElement>;
  title: string;
  /** Button after the title. */
  action?: ReactNode;
  /** Undefined while they load, or are not requested yet. */
  products: readonly ListedProduct[] | undefined;
  requested: boolean;
  /** Requests them again; undefined unless that has failed. */
  onRetry: (() => void) | undefined;
}

/**
 * A titled row of cards that scrolls sideways, its skeleton, or a note if it could not be loaded; nothing without
 * products. Its buttons move it by one card, from each end to the other, and are hidden if all cards fit.
 */
export function Carousel({ ref, title, action, products, requested, onRetry }: CarouselProps) {
  const titleId = useId();
  const prices = usePrices((products ?? []).map(({ Code }) => Code));
  const row = useRef<HTMLUListElement>(null);
  if (products?.length === 0) return null;

  function turn(step: 1 | -1) {
    const slides = [...(row.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
    const isShown = (slide: HTMLElement | undefined) => slide?.hasAttribute('inert') === false;
    const wraps = step === 1 && isShown(slides.at(-1));
    // Before the first slide, `at` returns the last one.
    const next = slides.at(wraps ? 0 : slides.findIndex(isShown) + step);
    row.current?.scrollTo({ left: next?.offsetLeft ?? 0 });
  }

  return (
    <section ref={ref} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {action}
        <div className={styles.buttons}>
          <IconButton icon="chevron-left" tone="round" label="Précédent" onClick={() => turn(-1)} />
          <IconButton icon="chevron-right" tone="round" label="Suivant" onClick={() => turn(1)} />
        </div>
      </div>
      {products ? (
        <ul ref={row} className={styles.slides}>
          {products.map((product) => (
            <Slide key={product.Code}>
              <CatalogueCard as="article" rowUpTo="never" product={product} prices={prices} />
            </Slide>
          ))}
        </ul>
      ) : (
        <Placeholder title={title} requested={requested} onRetry={onRetry} />
      )}
    </section>
  );
}

/** Part of a slide that must be visible for its card to be focusable. */
const enough = 0.5;

function Slide({ children }: { children: ReactNode }) {
  const slide = useRef<HTMLLIElement>(null);
  const [outside, setOutside] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const { current } = slide;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => setOutside((entries.at(-1)?.intersectionRatio ?? enough) < enough),
      { root: current.parentElement, threshold: enough },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <li
      ref={slide}
      className={styles.slide}
      // The arrow keys scroll the row: the focused card would lose the focus.
      inert={outside && !focused}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      {children}
    </li>
  );
}

function Placeholder({ title, requested, onRetry }: Pick<CarouselProps, 'title' | 'requested' | 'onRetry'>) {
  // With the title: several rows may fail, and are announced together.
  if (onRetry)
    return (
      <RetryNote onRetry={onRetry}>{`${title}\u00a0: ces articles n’ont pas pu être chargés.`}</RetryNote>
    );
  const skeleton = (
    <div className={styles.slides} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((slide) => (
        <div key={slide} className={styles.slide}>
          <div className={styles.bone}>
            <Skeleton height="picture" />
          </div>
        </div>
      ))}
    </div>
  );
  return requested ? <UntilDataLate>{skeleton}</UntilDataLate> : skeleton;
}
