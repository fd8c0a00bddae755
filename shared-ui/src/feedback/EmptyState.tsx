import type { ReactNode } from 'react';
import { scenes } from '../pictures';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  picture?: keyof typeof scenes | undefined;
  title: ReactNode;
  text?: ReactNode;
  /** 1 where it is the whole page; the heading can then take the focus. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** What can be done now. */
  children?: ReactNode;
  /** `alert` is read out at once. */
  role?: 'alert' | 'status' | undefined;
}

/** Says that there is nothing, why, and what can be done. */
export function EmptyState({ picture, title, text, headingLevel = 2, children, role }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty} role={role}>
      {picture && <img src={scenes[picture]} alt="" width="240" height="154" />}
      <Heading tabIndex={-1}>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
