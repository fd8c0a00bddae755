import type { ReactNode } from 'react';
import { scenes } from '../pictures';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  picture?: keyof typeof scenes | undefined;
  title: ReactNode;
  text?: ReactNode;
  /** 1 if it is the whole page. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Buttons or links to continue. */
  children?: ReactNode;
  /** Announced at once. */
  role?: 'alert' | undefined;
}

/** Renders the state of a page or part without content: title, reason and actions. */
export function EmptyState({ picture, title, text, headingLevel = 2, children, role }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty} role={role}>
      {picture && <img src={scenes[picture]} alt="" width="240" height="180" />}
      <Heading tabIndex={-1}>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className={`${styles.actions} sph-row`}>{children}</div>}
    </div>
  );
}
