import type { ReactNode } from 'react';
import { classNames } from '../styles';
import styles from './layout.module.css';

export interface SplitProps {
  /** Right column: usually an `<aside>` with its own name. */
  aside: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** Two thirds of content and one third of summary; one column below 1051 px. */
export function Split({ aside, children, className }: SplitProps) {
  return (
    <div className={classNames(styles.split, className)}>
      <div>{children}</div>
      {aside}
    </div>
  );
}

export interface ListingProps {
  /** Left column: usually a `<nav>` with its own name. */
  side: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** Side menu and content; one column below 1051 px. */
export function Listing({ side, children, className }: ListingProps) {
  return (
    <div className={classNames(styles.listing, className)}>
      {side}
      <div>{children}</div>
    </div>
  );
}
