import { PanelBox } from 'shared-ui/layout';
import { CartEntries } from '../../cart/CartEntries';
import type { Removals } from '../../cart/use-removals';
import { CartLineRow } from './CartLineRow';
import styles from './CartLines.module.css';

export interface CartLinesProps {
  removals: Removals;
}

/** The lines of the cart in order, removed ones with their way back. */
export function CartLines({ removals }: CartLinesProps) {
  return (
    <PanelBox as="ul" className={styles.lines} aria-label="Articles du panier">
      <CartEntries removals={removals} Line={CartLineRow} />
    </PanelBox>
  );
}
