import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from 'shared-ui/class-names';
import { ShopLink } from './ShopLink';
import styles from './Tags.module.css';

export interface TagsProps {
  label: string;
  /** In as many lines as needed on every width; otherwise phones scroll one line sideways. */
  wrapped?: boolean | undefined;
  children: ReactNode;
}

/** A row of short links. */
export function Tags({ label, wrapped = false, children }: TagsProps) {
  return (
    <ul className={classNames(styles.tags, !wrapped && styles.scrolling)} aria-label={label}>
      {children}
    </ul>
  );
}

export interface TagProps {
  to: string;
  current?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  children: ReactNode;
}

export function Tag({ to, current = false, onClick, children }: TagProps) {
  return (
    <li>
      <ShopLink to={to} className={styles.tag} aria-current={current ? 'page' : undefined} onClick={onClick}>
        {children}
      </ShopLink>
    </li>
  );
}
