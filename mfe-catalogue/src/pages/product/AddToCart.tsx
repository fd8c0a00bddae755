import { useCartLine } from 'page-kit/cart';
import type { ShownProduct } from 'page-kit/catalogue';
import { type MouseEvent, useId, useState } from 'react';
import { Button } from 'shared-ui/button';
import { QuantityStepper, refuseUnreadable } from 'shared-ui/field';
import { BottomBar } from 'shared-ui/layout';
import styles from './AddToCart.module.css';

interface AddToCartProps {
  readonly product: ShownProduct;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

/** Quantity field and button; on phones both stay at the bottom of the window. */
export function AddToCart({ product, quantity, onQuantity }: AddToCartProps) {
  const { inCart, add } = useCartLine(product.Code);
  const [isZeroRefused, setZeroRefused] = useState(false);
  const fieldId = useId();
  const reasonId = useId();
  const isForSale = product.PrixHT !== null;

  function change(next: number) {
    onQuantity(next);
    setZeroRefused(false);
  }

  function addQuantity(event: MouseEvent) {
    if (refuseUnreadable(event.currentTarget)) return;
    if (quantity > 0) add(quantity);
    else setZeroRefused(true);
  }

  return (
    <BottomBar>
      <div className={styles.row}>
        {isForSale && (
          <div>
            <label htmlFor={fieldId} className={styles.label}>
              Quantité
            </label>
            <QuantityStepper
              id={fieldId}
              value={quantity}
              onChange={change}
              label="Quantité"
              itemName={product.Designation}
              refusal={isZeroRefused ? 'Choisissez une quantité d’au moins 1.' : undefined}
              size="big"
              className={styles.stepper}
            />
          </div>
        )}
        <Button
          size="big"
          full
          onClick={addQuantity}
          className={styles.add}
          disabled={!isForSale}
          aria-describedby={isForSale ? undefined : reasonId}
        >
          Ajouter au panier
        </Button>
      </div>
      {!isForSale && (
        <p id={reasonId} className={styles.hint}>
          Le prix de cet article n’est pas connu&nbsp;: il ne peut pas être commandé en ligne. Appelez-nous.
        </p>
      )}
      {inCart > 0 && <p className={styles.inCart}>{`${inCart} dans le panier`}</p>}
    </BottomBar>
  );
}
