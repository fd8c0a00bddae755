import { useState } from 'react';
import { QuantityStepper } from 'shared-ui/quantity-stepper';
import { CatalogueCard, type CatalogueCardProps } from '../../components/CatalogueCard';
import { ProductLink } from '../../components/ProductLink';
import { UnitPrice } from '../../components/UnitPrice';
import styles from './list-table.module.css';

export interface ListCardProps extends Pick<CatalogueCardProps, 'product' | 'discount' | 'first'> {
  /** The table is for those who order often: a quantity stands in each row. */
  inTable: boolean;
}

/** A product as a card, or as a row of the table. */
export function ListCard({ product, discount, first, inTable }: ListCardProps) {
  const [quantity, setQuantity] = useState(1);
  return (
    <CatalogueCard
      className={styles.row}
      headingLevel={2}
      linkComponent={ProductLink}
      product={product}
      discount={discount}
      first={first}
      quantity={inTable ? quantity : 1}
      price={
        <>
          <span className={styles.price}>
            <UnitPrice priceHT={product.PrixHT} discount={discount} />
          </span>
          {inTable && (
            <span className={styles.quantity}>
              <QuantityStepper
                value={quantity}
                onChange={setQuantity}
                min={1}
                label={`Quantité de ${product.Designation}`}
                itemName={product.Designation}
                size="s"
              />
            </span>
          )}
        </>
      }
    />
  );
}
