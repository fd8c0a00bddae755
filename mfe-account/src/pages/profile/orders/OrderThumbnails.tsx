import type { OrderItem } from 'shared-contracts/api/orders';
import { VisuallyHidden } from 'shared-ui/layout';
import { ItemPicture } from './ItemPicture';
import styles from './OrderThumbnails.module.css';

/** Specification, section 9. */
const most = 5;

/** The first articles of an order and how many more there are. */
export function OrderThumbnails({ items }: { readonly items: readonly OrderItem[] }) {
  const others = items.length - most;
  return (
    <ul className={styles.thumbnails} aria-label="Articles">
      {items.slice(0, most).map((item) => (
        <li key={item.productCode} title={item.designation}>
          <ItemPicture item={item} named />
        </li>
      ))}
      {others > 0 && (
        <li className={styles.others}>
          +{others}
          <VisuallyHidden>{others > 1 ? ' autres articles' : ' autre article'}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
