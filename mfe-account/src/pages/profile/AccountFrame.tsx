import type { ReactNode } from 'react';
import { Wrap } from 'shared-ui/layout';
import styles from './AccountFrame.module.css';

interface AccountFrameProps {
  readonly title: ReactNode;
  readonly menu: ReactNode;
  readonly children: ReactNode;
}

/** Title, menu and section of the account: side by side, or one below the other where there is no room; on paper the section alone. */
export function AccountFrame({ title, menu, children }: AccountFrameProps) {
  return (
    <Wrap className={styles.page}>
      <div data-no-print>{title}</div>
      <div className={styles.columns}>
        {menu}
        <div className={styles.section}>{children}</div>
      </div>
    </Wrap>
  );
}
