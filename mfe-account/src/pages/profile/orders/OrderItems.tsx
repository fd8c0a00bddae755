import { displayDesignation, productPath } from 'page-kit/catalogue';
import { formatOrdered, itemPack, itemTotal, unitPrice } from 'page-kit/orders';
import type { Order, OrderItem } from 'shared-contracts/api/orders';
import { stillToCome } from 'shared-contracts/api/still-to-come';
import { formatCount } from 'shared-contracts/pricing';
import { ItemPicture } from './ItemPicture';
import styles from './OrderItems.module.css';

const ToCome = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <strong className={styles.toCome}>{formatCount(count)} encore à venir</strong>
  ) : (
    <span className={styles.toCome}>Tout est parti</span>
  );

const Cancelled = ({ count }: { readonly count: number }) =>
  count > 0 && <span className={styles.toCome}>{`${formatCount(count)} annulé${count > 1 ? 's' : ''}`}</span>;

/** Orders have no categories: the product page redirects to the path with its category. */
const pathOf = ({ productCode }: OrderItem) =>
  productPath({ Code: productCode, Category: null, SubCategory: null });

/** Lists the ordered articles with the prices of the order, what is cancelled and what is still to come. */
export function OrderItems({ order }: { readonly order: Order }) {
  const { items, fulfilment, shipments = [], cancelledParts } = order;
  const kept = stillToCome(items, [], cancelledParts);
  const rest = fulfilment === 'partly-shipped' ? stillToCome(items, shipments, cancelledParts) : null;
  return (
    <ul className={`${styles.items} sph-ruled sph-links`} aria-label="Articles commandés">
      {items.map((item) => (
        <li key={item.productCode} className={styles.item}>
          <div className={styles.picture}>
            <ItemPicture item={item} />
          </div>
          <div className={styles.text}>
            <a href={pathOf(item)} className={styles.name}>
              {displayDesignation(item.designation)}
            </a>
            <p className="sph-small">Réf. {item.productCode}</p>
            {itemPack(item) && <p className="sph-small">{itemPack(item)}</p>}
            <p className="sph-small">
              {unitPrice(item) === null
                ? formatOrdered(null)
                : `${formatOrdered(unitPrice(item))}\u00a0HT ${itemPack(item) ? 'le lot' : 'l’unité'}`}
            </p>
          </div>
          <p className={styles.quantity}>
            <span className="sph-small">Quantité&nbsp;:</span> <span>{formatCount(item.quantity)}</span>
            <Cancelled count={item.quantity - (kept.get(item.productCode) ?? 0)} />
            {rest && kept.get(item.productCode) !== 0 && <ToCome count={rest.get(item.productCode) ?? 0} />}
          </p>
          <p className={styles.total}>
            <span>{formatOrdered(itemTotal(item))}</span>
            {itemTotal(item) !== null && (
              <>
                &nbsp;<small className="sph-small">HT</small>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
