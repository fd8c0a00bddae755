import type { ReactNode } from 'react';
import { classNames } from '../styles';
import styles from './layout.module.css';

interface PageTitleProps {
  title: ReactNode;
  /** A link at the right edge. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The page's one h1; it can take the focus, so that a change of page is read out. */
export function PageTitle({ title, children, className }: PageTitleProps) {
  return (
    <div className={classNames(styles.pageTitle, className)}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}
