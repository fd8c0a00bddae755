import type { Ref } from 'react';
import { useCartLines } from 'shared-contracts/catalogue';
import { useEnvironment } from 'shared-contracts/remotes';
import { CardGrid } from 'shared-ui/product-card';
import type { Discount } from '../../components/UnitPrice';
import { useProductIntent } from '../../components/use-product-intent';
import { preloadProductPage } from '../../product-page';
import type { ListedProduct } from '../../products/listed-product';
import { ListCard } from './ListCard';
import table from './list-table.module.css';

/** The cards of the widest first row: their pictures load at once. */
const firstRow = 4;

export interface ProductCardsProps {
  ref: Ref<HTMLUListElement>;
  products: readonly ListedProduct[];
  discount: Discount;
  inTable: boolean;
  /** The products of another order are on their way. */
  busy: boolean;
}

/** The cards of a list. Hooks in each of them would be a large part of what rendering the list costs the server. */
export function ProductCards({ ref, products, discount, inTable, busy }: ProductCardsProps) {
  const { api } = useEnvironment();
  const { inCart, actions } = useCartLines();
  const intent = useProductIntent(preloadProductPage);

  return (
    <CardGrid {...intent} ref={ref} className={table.list} aria-busy={busy || undefined}>
      {products.map((product, place) => (
        <ListCard
          key={product.Code}
          product={product}
          apiUrl={api.url}
          discount={discount}
          first={place < firstRow}
          inTable={inTable}
          inCart={inCart(product.Code)}
          cart={actions}
        />
      ))}
    </CardGrid>
  );
}
