import type { MouseEvent } from 'react';
import { Icon } from 'shared-ui/icon';
import styles from './InCartStrip.module.css';

export interface InCartStripProps {
  count: number;
  itemName: string;
  onIncrease: (() => void) | undefined;
  onDecrease: ((event: MouseEvent) => void) | undefined;
}

/** What of the article is in the cart already, over the foot of its picture. */
export function InCartStrip({ count, itemName, onIncrease, onDecrease }: InCartStripProps) {
  return (
    <div className={styles.strip}>
      <span className={styles.count}>
        <Icon name="check" size="s" />
        {count} dans le panier
      </span>
      {onDecrease && (
        <div className={styles.steps}>
          <button type="button" aria-label={`Diminuer la quantité de ${itemName}`} onClick={onDecrease}>
            <Icon name="minus" size="s" />
          </button>
          {onIncrease && (
            <button type="button" aria-label={`Augmenter la quantité de ${itemName}`} onClick={onIncrease}>
              <Icon name="plus" size="s" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
