import type { ReactNode } from 'react';
import type { Exact } from 'shared-contracts/pricing';
import { BottomBar } from 'shared-ui/layout';
import styles from './ActionBar.module.css';
import { Amount } from './SummaryBox';

interface ActionBarProps {
  /** With VAT; null while unknown. */
  total: Exact | null | undefined;
  /** An article could not be loaded. */
  failed: boolean;
  children: ReactNode;
}

/** 'Commander' or 'Payer'; on phones at the bottom of the window, beside the total. */
export function ActionBar({ total, failed, children }: ActionBarProps) {
  return (
    <BottomBar className={styles.bar}>
      <p className={styles.total}>
        <b>
          <Amount of={total} unknown={failed} />
        </b>{' '}
        TTC
      </p>
      {children}
    </BottomBar>
  );
}
