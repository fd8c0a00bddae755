import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useDiscountRate } from 'shared-contracts/auth';
import { IconButton } from 'shared-ui/button';
import { breakpoints, classNames } from 'shared-ui/styles';
import { CatalogueCard } from '../../components/CatalogueCard';
import { useHoverPrefetch } from '../../components/use-hover-prefetch';
import type { ListedProduct } from '../../products/product-queries';
import styles from './Carousel.module.css';
import cards from './card-row.module.css';

interface CarouselProps {
  title: ReactNode;
  products: readonly ListedProduct[];
}

/** Cards in a row without end; what is not seen cannot be focused. Without buttons where everything fits. */
export function Carousel({ title, products }: CarouselProps) {
  const discount = useDiscountRate();
  const hover = useHoverPrefetch();
  const shown = useShownCount();
  const fits = products.length <= shown;
  const [viewport, carousel] = useEmblaCarousel({
    loop: true,
    align: 'start',
    duration: 20,
    active: !fits,
    // What can have the focus is in sight: the row must not move while a visitor tabs through it.
    watchFocus: false,
  });
  const [start, setStart] = useState(0);

  useEffect(() => {
    if (!carousel) return;
    const follow = () => setStart(carousel.selectedScrollSnap());
    follow();
    carousel.on('select', follow).on('reInit', follow);
    return () => {
      carousel.off('select', follow).off('reInit', follow);
    };
  }, [carousel]);

  const isShown = (index: number) => fits || (index - start + products.length) % products.length < shown;

  return (
    <>
      <div className={cards.head}>
        {title}
        {!fits && (
          <div className={styles.buttons}>
            <IconButton
              icon="chevron-left"
              tone="round"
              label="Précédent"
              onClick={() => carousel?.scrollPrev(standsStill())}
            />
            <IconButton
              icon="chevron-right"
              tone="round"
              label="Suivant"
              onClick={() => carousel?.scrollNext(standsStill())}
            />
          </div>
        )}
      </div>
      <div ref={viewport} className={styles.viewport}>
        <ul {...hover} className={classNames(cards.row, styles.slides)}>
          {products.map((product, index) => (
            <li key={product.Code} className={classNames(cards.slide, styles.slide)} inert={!isShown(index)}>
              <CatalogueCard as="article" rowUpTo="never" product={product} discount={discount} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const standsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** As `card-row.module.css` shows them, for what can have the focus; five above all of them. */
const bands = [
  { query: breakpoints.phone, shown: 1 },
  { query: breakpoints['two-cards'], shown: 2 },
  { query: breakpoints['three-cards'], shown: 3 },
  { query: breakpoints['four-cards'], shown: 4 },
] as const;

function follow(listener: () => void) {
  const lists = bands.map(({ query }) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

const count = () => bands.find(({ query }) => window.matchMedia(query).matches)?.shown ?? 5;

/** How many cards the carousel shows at once in this window. */
function useShownCount(): number {
  return useSyncExternalStore(follow, count, () => 5);
}
