import type { CartActions } from 'page-kit/cart';
import { cardOf, type Discount, ProductCard, UnitPrice } from 'page-kit/catalogue';
import { memo, useState } from 'react';
import { QuantityStepper } from 'shared-ui/field';
import { Availability } from '../components/CatalogueCard';
import type { ListedProduct } from '../products/queries';
import styles from './list-table.module.css';

export interface ListCardProps {
  product: ListedProduct;
  apiUrl: string;
  discount: Discount;
  /** Is above the fold: its picture loads at once. */
  first: boolean;
  /** The table is for frequent orders: each row has a quantity. */
  inTable: boolean;
  inCart: number;
  cart: CartActions;
}

/** A product as a card, or as a row of the table. Its list has the hooks, once for all its cards. */
export const ListCard = memo(function ListCard({
  product,
  apiUrl,
  discount,
  first,
  inTable,
  inCart,
  cart,
}: ListCardProps) {
  const [quantity, setQuantity] = useState(1);
  const { Code, Designation } = product;
  return (
    <ProductCard
      {...cardOf(product, apiUrl, discount)}
      className={styles.row}
      headingLevel={2}
      price={
        <>
          <Availability product={product} className={styles.availability} />
          <UnitPrice priceHT={product.PrixHT} discount={discount} className={styles.price} />
          {inTable && product.PrixHT !== null && (
            <span className={styles.quantity}>
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

/** Names of the columns, where the products are shown as a table. */
export function TableHead() {
  return (
    <div className={styles.head} aria-hidden="true">
      <span>Référence</span>
      <span>Désignation</span>
      <span>Prix HT</span>
      <span>Quantité</span>
    </div>
  );
}
