import { useProducts } from 'page-kit/catalogue';
import { useId } from 'react';
import { useDiscountRate } from 'shared-contracts/auth';
import { Button } from 'shared-ui/button';
import { classNames } from 'shared-ui/styles';
import { CatalogueCard } from '../../components/CatalogueCard';
import { useHoverPrefetch } from '../../components/use-hover-prefetch';
import { viewedProducts } from '../../storage/recent-searches-and-products';
import cards from './card-row.module.css';

/** As many as the widest row holds. */
const most = 5;

export interface RecentlyViewedProps {
  /** The latest first. */
  codes: readonly string[];
  onForget: () => void;
}

/** Products that were looked at before; those that the catalogue no longer has are left out without a word. */
export function RecentlyViewed({ codes, onForget }: RecentlyViewedProps) {
  const discount = useDiscountRate();
  const hover = useHoverPrefetch();
  const titleId = useId();
  const shown = codes.slice(0, most);
  const products = useProducts(shown);
  const found = shown.flatMap((code) => products[code]?.product ?? []);

  function forget() {
    viewedProducts.forget();
    // The button goes with its section; the page's title gets the focus.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onForget();
  }

  // All at once: cards that come one by one would move each other.
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
      <ul {...hover} className={classNames(cards.row, cards.grid)}>
        {found.map((product) => (
          <CatalogueCard key={product.Code} product={product} discount={discount} />
        ))}
      </ul>
    </section>
  );
}
