import { useCartLines } from 'page-kit/cart';
import { CardGrid, type Discount } from 'page-kit/catalogue';
import { useEnvironment } from 'page-kit/page';
import { type Ref, Suspense } from 'react';
import { classNames } from 'shared-ui/styles';
import { useProductIntent } from '../components/use-product-intent';
import { preloadProductPage } from '../product-page';
import type { ListedProduct } from '../products/queries';
import { ListCard } from './ListCard';
import table from './list-table.module.css';
import styles from './ProductCards.module.css';

/** Cards of the widest row; the pictures of the first load at once. */
const rowLength = 4;

export interface ProductCardsProps {
  ref: Ref<HTMLUListElement>;
  products: readonly ListedProduct[];
  discount: Discount;
  inTable: boolean;
  /** The products of another order are on their way. */
  busy: boolean;
}

/**
 * The cards of a list, without hooks, which would cost the server much. Their rows are boundaries: the page responds
 * before React has taken over all, and a card that is used is taken over at once. Cart and discount come by properties
 * alone: read in a boundary they might no longer be those of the HTML.
 */
export function ProductCards({ ref, products, discount, inTable, busy }: ProductCardsProps) {
  const { api } = useEnvironment();
  const { inCart, actions } = useCartLines();
  const intent = useProductIntent(preloadProductPage);

  return (
    <CardGrid
      {...intent}
      ref={ref}
      className={classNames(table.list, styles.cards)}
      aria-busy={busy || undefined}
    >
      {inRows(products).map((row, index) => (
        <Suspense key={row[0]?.Code}>
          {row.map((product) => (
            <ListCard
              key={product.Code}
              product={product}
              apiUrl={api.url}
              discount={discount}
              first={index === 0}
              inTable={inTable}
              inCart={inCart(product.Code)}
              cart={actions}
            />
          ))}
        </Suspense>
      ))}
    </CardGrid>
  );
}

function inRows(products: readonly ListedProduct[]) {
  return Array.from({ length: Math.ceil(products.length / rowLength) }, (_, row) =>
    products.slice(row * rowLength, (row + 1) * rowLength),
  );
}
