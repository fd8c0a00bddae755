import { displayDesignation } from 'page-kit/catalogue';
import styles from './RemovedLine.module.css';
import type { Removal } from './use-removals';

export interface RemovedLineProps {
  removal: Removal;
  onUndo: () => void;
}

/** Stands where a line was, with the way back. */
export function RemovedLine({ removal, onUndo }: RemovedLineProps) {
  return (
    <li className={styles.removed}>
      <span>{displayDesignation(removal.name)}&nbsp;: retiré du panier.</span>
      <button type="button" className={styles.undo} onClick={onUndo}>
        Annuler
      </button>
    </li>
  );
}
