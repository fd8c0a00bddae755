import { formatCount, formatExact } from 'shared-contracts/pricing';
import styles from './NextPrice.module.css';
import type { CartRow } from './use-cart-view';

/** Says how many more pieces of a line lower its unit price; nothing at the lowest one. */
export function NextPrice({ row: { line, next, pack } }: { row: CartRow }) {
  if (!next) return null;
  const more = formatCount(next.from - line.quantity);
  return (
    <p className={styles.next}>
      {`Encore ${more} pour passer à ${formatExact(next.price)} ${pack ? 'le lot' : 'l’unité'}`}
    </p>
  );
}
