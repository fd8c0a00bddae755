import { type CartActions, useCartLines } from 'page-kit/cart';
import { CardGrid, type Prices, ProductCard, UnitPrice } from 'page-kit/catalogue';
import { useEnvironment } from 'page-kit/page';
import { memo, type Ref, Suspense, useState } from 'react';
import { QuantityStepper } from 'shared-ui/field';
import { classNames } from 'shared-ui/styles';
import { Availability } from '../components/Availability';
import { useHoverPrefetch } from '../components/use-hover-prefetch';
import type { ListedProduct } from '../products/product-queries';
import table from './list-table.module.css';
import { useListView } from './list-view';
import styles from './ProductCards.module.css';

/** Cards in the widest row; the pictures of the first row load eagerly. */
const rowLength = 4;

interface ProductCardsProps {
  ref?: Ref<HTMLUListElement>;
  products: readonly ListedProduct[];
  prices: Prices;
  /** The products of another sort or choice are loading. */
  busy?: boolean;
}

/**
 * The cards of a list, below the headings of the table view. Hooks are called here, not per card: that would
 * slow down the server. Each row is a Suspense boundary, so that React hydrates rows separately, a used one
 * first. Cart and prices are props: read in a boundary, they might differ from the server's HTML.
 */
export function ProductCards({ ref, products, prices, busy }: ProductCardsProps) {
  const { api } = useEnvironment();
  const { inCart, actions } = useCartLines();
  const hover = useHoverPrefetch();
  const inTable = useListView() === 'table';

  return (
    <>
      <div className={table.head} aria-hidden="true">
        <span>Référence</span>
        <span>Désignation</span>
        <span>Prix HT</span>
        <span>Quantité</span>
      </div>
      <CardGrid
        {...hover}
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
                prices={prices}
                first={index === 0}
                inTable={inTable}
                inCart={inCart(product.Code)}
                cart={actions}
              />
            ))}
          </Suspense>
        ))}
      </CardGrid>
    </>
  );
}

function inRows(products: readonly ListedProduct[]) {
  return Array.from({ length: Math.ceil(products.length / rowLength) }, (_, row) =>
    products.slice(row * rowLength, (row + 1) * rowLength),
  );
}

interface ListCardProps {
  product: ListedProduct;
  apiUrl: string;
  prices: Prices;
  /** In the first row, above the fold: its picture loads eagerly. */
  first: boolean;
  /** True in the table view: each row has a quantity field. */
  inTable: boolean;
  inCart: number;
  cart: CartActions;
}

const ListCard = memo(function ListCard({
  product,
  apiUrl,
  prices,
  first,
  inTable,
  inCart,
  cart,
}: ListCardProps) {
  const [quantity, setQuantity] = useState(1);
  const { Code, Designation } = product;
  return (
    <ProductCard
      product={product}
      prices={prices}
      apiUrl={apiUrl}
      className={table.row}
      headingLevel={2}
      price={
        <>
          <Availability product={product} className={table.availability} />
          <UnitPrice product={product} prices={prices} className={table.price} />
          {inTable && product.PrixHT !== null && (
            <span className={table.quantity}>
              <QuantityStepper
                value={quantity}
                onChange={setQuantity}
                min={1}
                label={`Quantité de ${Designation}`}
                itemName={Designation}
                size="s"
              />
            </span>
          )}
        </>
      }
      highPriority={first}
      inCart={inCart}
      onAdd={() => cart.add(Code, inTable ? quantity : 1)}
      onIncrease={() => cart.increase(Code)}
      onDecrease={() => cart.change(Code, inCart - 1)}
    />
  );
});
