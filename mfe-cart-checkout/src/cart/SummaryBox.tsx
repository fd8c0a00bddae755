import { type ReactNode, useId } from 'react';
import { PanelBox } from 'shared-ui/layout';
import styles from './SummaryBox.module.css';

/** 'Récapitulatif' of cart and checkout, in sight beside what scrolls. */
export function SummaryBox({ children }: { children: ReactNode }) {
  const titleId = useId();
  return (
    <PanelBox as="aside" tone="mist" padded className={styles.summary} aria-labelledby={titleId}>
      <h2 id={titleId}>Récapitulatif</h2>
      {children}
    </PanelBox>
  );
}
