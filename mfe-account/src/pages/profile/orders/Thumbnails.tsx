import type { OrderItem } from 'shared-contracts/api/orders';
import { VisuallyHidden } from 'shared-ui/layout';
import { ItemPicture } from './ItemPicture';
import styles from './Thumbnails.module.css';

/** Specification, section 9. */
const mostThumbnails = 5;

/** Shows the first articles of an order and the number of the others. */
export function Thumbnails({ items }: { readonly items: readonly OrderItem[] }) {
  const others = items.length - mostThumbnails;
  return (
    <ul className={styles.thumbnails} aria-label="Articles">
      {items.slice(0, mostThumbnails).map((item) => (
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
