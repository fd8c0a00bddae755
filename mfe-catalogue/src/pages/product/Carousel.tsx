import useEmblaCarousel from 'embla-carousel-react';
import { usePrices } from 'page-kit/catalogue';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from 'shared-ui/button';
import { breakpoints, classNames } from 'shared-ui/styles';
import { CatalogueCard } from '../../components/CatalogueCard';
import type { ListedProduct } from '../../products/product-queries';
import styles from './Carousel.module.css';
import cards from './card-row.module.css';

/** An endless row of cards; hidden cards cannot be focused. Has no buttons if all cards fit. */
export function Carousel({ title, products }: { title: ReactNode; products: readonly ListedProduct[] }) {
  const prices = usePrices(products.map(({ Code }) => Code));
  const shown = useShownCount();
  const fits = products.length <= shown;
  const [viewport, carousel] = useEmblaCarousel({
    loop: true,
    align: 'start',
    // In a unit of Embla; 25 by default, less is faster.
    duration: 20,
    active: !fits,
    // Focusable cards are already visible: the row must not move while a visitor tabs through it.
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
              onClick={() => carousel?.scrollPrev(prefersReducedMotion())}
            />
            <IconButton
              icon="chevron-right"
              tone="round"
              label="Suivant"
              onClick={() => carousel?.scrollNext(prefersReducedMotion())}
            />
          </div>
        )}
      </div>
      <div ref={viewport} className={styles.viewport}>
        <ul className={classNames(cards.row, styles.slides)}>
          {products.map((product, index) => (
            <li key={product.Code} className={classNames(cards.slide, styles.slide)} inert={!isShown(index)}>
              <CatalogueCard as="article" rowUpTo="never" product={product} prices={prices} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Number of visible cards per width, as in `card-row.module.css`; five on wider screens. */
const bands = [
  { query: breakpoints.phone, shown: 1 },
  { query: breakpoints['two-cards'], shown: 2 },
  { query: breakpoints['three-cards'], shown: 3 },
  { query: breakpoints['four-cards'], shown: 4 },
] as const;

function followWidth(listener: () => void) {
  const lists = bands.map(({ query }) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

const shownCount = () => bands.find(({ query }) => window.matchMedia(query).matches)?.shown ?? 5;

function useShownCount(): number {
  return useSyncExternalStore(followWidth, shownCount, () => 5);
}
