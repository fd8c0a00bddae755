import type { ReactNode } from 'react';
import { classNames } from '../styles';
import styles from './BottomBar.module.css';

/** The main action of a page, one per page: on phones at the bottom of the window, else where it stands. */
export function BottomBar({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames(styles.bar, className)} data-bottom-bar>
      {children}
    </div>
  );
}
