import {
  type CartProduct,
  displayDesignation,
  ownPrice,
  type Prices,
  ProductPicture,
  productPath,
  ReplacedBy,
  successorIn,
} from 'page-kit/catalogue';
import type { CartLine } from 'shared-contracts/api/cart';
import { packLine } from 'shared-contracts/catalogue';
import { formatExact } from 'shared-contracts/pricing';
import { Button } from 'shared-ui/button';
import { Pill } from 'shared-ui/feedback';
import { QuantityStepper } from 'shared-ui/field';
import styles from './ListsSection.module.css';

interface ListLineProps {
  readonly line: CartLine;
  readonly found: CartProduct | undefined;
  readonly prices: Prices;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** An article of a list with its quantity. */
export function ListLine({ line, found, prices, onQuantity, onRemove }: ListLineProps) {
  const { productCode, quantity } = line;
  const product = found?.product;
  const name = product ? displayDesignation(product.Designation) : productCode;
  const price = product ? ownPrice(product, prices, quantity) : null;
  const pack = packLine(product?.facts?.pack, null);
  const replacedBy = successorIn(found?.error);
  const isUnavailable = found?.missing || product?.PrixHT === null;
  return (
    <li className={`${styles.line} sph-row`}>
      <ProductPicture product={product} missing={isUnavailable} className={styles.picture} />
      <div className={styles.text}>
        {product ? <a href={productPath(product)}>{name}</a> : <span>{name}</span>}
        <p className="sph-quiet">{`Réf. ${product?.Reference ?? productCode}`}</p>
        {pack && <p className="sph-quiet">{pack}</p>}
        {price !== null && (
          <p className="sph-quiet">{`${formatExact(price)} HT ${pack ? 'le lot' : 'l’unité'}`}</p>
        )}
        {replacedBy && <ReplacedBy product={replacedBy} />}
      </div>
      {isUnavailable && <Pill tone="bad">Indisponible</Pill>}
      <QuantityStepper
        size="s"
        min={1}
        value={quantity}
        onChange={onQuantity}
        label={`Quantité de ${name}`}
        itemName={name}
      />
      <Button
        variant="tertiary"
        size="small"
        icon="trash"
        onClick={onRemove}
        aria-label={`Retirer ${name} de la liste`}
      >
        Retirer
      </Button>
    </li>
  );
}
