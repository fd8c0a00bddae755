import type { ReactNode } from 'react';
import { Wrap } from 'shared-ui/layout';
import styles from './AccountFrame.module.css';

/** Lays out title, menu and section, in one column on narrow screens. Only the section is printed. */
export function AccountFrame({ title, menu, children }: Record<'title' | 'menu' | 'children', ReactNode>) {
  return (
    <Wrap className={`${styles.page} sph-page`}>
      <div data-no-print>{title}</div>
      <div className={styles.columns}>
        {menu}
        <div className={styles.section}>{children}</div>
      </div>
    </Wrap>
  );
}
