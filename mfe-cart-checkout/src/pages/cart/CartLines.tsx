import { displayDesignation, Price, ProductPicture, productPath, ReplacedBy } from 'page-kit/catalogue';
import { formatExact } from 'shared-contracts/pricing';
import { Button, IconButton } from 'shared-ui/button';
import { Pill, Skeleton } from 'shared-ui/feedback';
import { PanelBox } from 'shared-ui/layout';
import { classNames } from 'shared-ui/styles';
import { CartEntries, type CartLineProps, LineQuantity, NextPrice } from '../../cart/CartEntries';
import type { Removals } from '../../cart/use-removals';
import styles from './CartLines.module.css';

/** One article of the cart; one that is no longer in the catalogue stays listed and can only be removed. */
function CartLineRow({ row, onRemove, onReplace }: CartLineProps) {
  const { line, name, product, pack, state, total } = row;
  const counted = state === 'ready' || state === 'pending';

  return (
    <li className={classNames(styles.line, state === 'missing' && styles.off)} data-line={line.productCode}>
      <ProductPicture product={product} missing={state === 'missing'} className={styles.picture} />
      <div className={styles.text}>
        {product ? (
          <a className={styles.name} href={productPath(product)}>
            {displayDesignation(name)}
          </a>
        ) : state === 'pending' ? (
          <Skeleton width="3/4" />
        ) : (
          <span className={styles.name}>Réf. {line.productCode}</span>
        )}
        {counted && <p className="sph-small">{`Réf. ${product?.Reference ?? line.productCode}`}</p>}
        {counted && pack && <p className="sph-quiet">{pack}</p>}
        <LineNote row={row} onReplace={onReplace} />
      </div>
      <div className={styles.quantity}>
        {state !== 'missing' && <LineQuantity row={row} onRemove={onRemove} />}
      </div>
      <div className={styles.total}>
        {!counted ? (
          <span role="img" aria-label="non compté">
            –
          </span>
        ) : total === null ? (
          <Skeleton height="m" />
        ) : (
          <Price size="l" value={formatExact(total)} />
        )}
      </div>
      <IconButton
        className={styles.remove}
        icon="trash"
        tone="danger"
        label={`Supprimer ${name}`}
        onClick={onRemove}
      />
    </li>
  );
}

function LineNote({ row, onReplace }: Pick<CartLineProps, 'row' | 'onReplace'>) {
  const { state, replacedBy, pack, unitPrice } = row;
  if (state === 'missing') {
    return (
      <>
        <p className={styles.pill}>
          <Pill tone="bad">Indisponible</Pill>
        </p>
        {replacedBy ? (
          <>
            <ReplacedBy product={replacedBy} />
            <Button
              variant="secondary"
              size="small"
              className={styles.replace}
              onClick={() => onReplace(replacedBy)}
            >
              Remplacer dans le panier
            </Button>
          </>
        ) : (
          <p className="sph-quiet">Retirez cet article pour commander.</p>
        )}
      </>
    );
  }
  if (state === 'failed') return <p className="sph-quiet">Cet article n’a pas pu être chargé.</p>;
  if (unitPrice === null) return <Skeleton width="1/2" />;
  return (
    <>
      <p className="sph-quiet">{`${formatExact(unitPrice)} HT ${pack ? 'le lot' : 'l’unité'}`}</p>
      <NextPrice row={row} />
    </>
  );
}

/** The lines of the cart in order; removed lines show an undo button. */
export function CartLines({ removals }: { removals: Removals }) {
  return (
    <PanelBox as="ul" className={`${styles.lines} sph-ruled`} aria-label="Articles du panier">
      <CartEntries removals={removals} Line={CartLineRow} />
    </PanelBox>
  );
}
