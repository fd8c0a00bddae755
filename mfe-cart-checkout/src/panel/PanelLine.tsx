import { cutDesignation, ProductPicture, productPath } from 'page-kit/catalogue';
import { IconButton } from 'shared-ui/button';
import { Pill, Skeleton } from 'shared-ui/feedback';
import { type CartLineProps, LineQuantity, NextPrice } from '../cart/CartEntries';
import { Amount } from '../cart/SummaryBox';
import styles from './CartPanel.module.css';

/** One article of the cart, in the panel. */
export function PanelLine({ row, onRemove }: CartLineProps) {
  const { line, name, product, pack, state, total } = row;

  return (
    <li className={styles.line} data-line={line.productCode}>
      <ProductPicture product={product} missing={state === 'missing'} className={styles.picture} />
      {product ? (
        <div>
          <a className={styles.name} href={productPath(product)} title={name} aria-label={name}>
            {cutDesignation(name)}
          </a>
          {pack && <p className="sph-small">{pack}</p>}
          <NextPrice row={row} />
        </div>
      ) : state === 'pending' ? (
        <Skeleton width="3/4" />
      ) : (
        <span className={styles.name}>Réf. {line.productCode}</span>
      )}
      <span className={styles.total}>
        <Amount of={total} unknown={state === 'missing' || state === 'failed'} />
      </span>
      <div className={styles.actions}>
        {state === 'missing' ? (
          <Pill tone="bad">Indisponible</Pill>
        ) : (
          <LineQuantity size="s" row={row} onRemove={onRemove} />
        )}
        <IconButton icon="trash" tone="danger" label={`Supprimer ${name}`} onClick={onRemove} />
      </div>
    </li>
  );
}
