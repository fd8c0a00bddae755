import { PanelBox } from 'shared-ui/layout';
import { RemovedLine } from '../../cart/RemovedLine';
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
      {removals.entries.map((entry) =>
        'row' in entry ? (
          <CartLineRow
            key={entry.row.line.productCode}
            row={entry.row}
            onRemove={() => removals.remove(entry.row)}
          />
        ) : (
          <RemovedLine
            key={entry.removal.line.productCode}
            removal={entry.removal}
            onUndo={() => removals.undo(entry.removal)}
          />
        ),
      )}
    </PanelBox>
  );
}
