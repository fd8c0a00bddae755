import { usePrices, useProducts } from 'page-kit/catalogue';
import { useId } from 'react';
import { Button } from 'shared-ui/button';
import { classNames } from 'shared-ui/styles';
import { CatalogueCard } from '../../components/CatalogueCard';
import { viewedProducts } from '../../storage/recent-searches-and-products';
import cards from './card-row.module.css';

/** Number of cards in the widest row. */
const maxShown = 5;

interface RecentlyViewedProps {
  /** Most recent first. */
  codes: readonly string[];
  onForget: () => void;
}

/** Shows recently viewed products; those that are no longer in the catalogue are omitted. */
export function RecentlyViewed({ codes, onForget }: RecentlyViewedProps) {
  const titleId = useId();
  const shown = codes.slice(0, maxShown);
  const products = useProducts(shown);
  const prices = usePrices(shown);
  const found = shown.flatMap((code) => products[code]?.product ?? []);

  function forget() {
    viewedProducts.forget();
    // The focused button unmounts with its section: the page's title gets the focus.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onForget();
  }

  // Waits for all products: cards that appear one by one would shift the layout.
  if (found.length === 0 || Object.values(products).some(({ pending }) => pending)) return null;
  return (
    <section className={cards.section} aria-labelledby={titleId}>
      <div className={cards.head}>
        <h2 id={titleId}>Vus récemment</h2>
        <Button
          variant="tertiary"
          size="small"
          onClick={forget}
          aria-label="Effacer les produits vus récemment"
        >
          Effacer
        </Button>
      </div>
      <ul className={classNames(cards.row, cards.grid)}>
        {found.map((product) => (
          <CatalogueCard key={product.Code} product={product} prices={prices} />
        ))}
      </ul>
    </section>
  );
}
