import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
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

interface PanelBoxProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType | undefined;
  /** `plain` (hairline) holds things to act on, `mist` a summary. */
  tone?: 'plain' | 'mist' | undefined;
  /** Inner space; lists that draw their own lines go without. */
  padded?: boolean | undefined;
}

/** A box with the radius of cards. */
export function PanelBox({
  as: Element = 'div',
  tone = 'plain',
  padded = false,
  className,
  ...props
}: PanelBoxProps) {
  return (
    <Element
      {...props}
      className={classNames(styles.panelBox, styles[tone], padded && styles.padded, className)}
    />
  );
}

interface SplitProps {
  /** Right column: usually an `<aside>` with its own name. */
  aside: ReactNode;
  children: ReactNode;
}

/** Two thirds of content and one third of summary; one column below 1051 px. */
export function Split({ aside, children }: SplitProps) {
  return (
    <div className={styles.split}>
      <div>{children}</div>
      {aside}
    </div>
  );
}

interface ListingProps {
  /** Left column: usually a `<nav>` with its own name. */
  side: ReactNode;
  children: ReactNode;
}

/** Side menu and content; one column below 1051 px. */
export function Listing({ side, children }: ListingProps) {
  return (
    <div className={styles.listing}>
      {side}
      <div>{children}</div>
    </div>
  );
}
