import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../styles';
import styles from './layout.module.css';

/** Renders the column of the page: all content aligns to its left and right edge. */
export function Wrap({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={classNames(styles.wrap, className)} />;
}

interface PageTitleProps {
  title: ReactNode;
  /** Link at the right edge. */
  children?: ReactNode;
  className?: string | undefined;
}

/** Renders the h1 of the page, which is focusable so that a navigation is announced. */
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
  /** `plain` (hairline) for controls, `mist` for a summary. */
  tone?: 'plain' | 'mist' | undefined;
  /** False for lists with separator lines. */
  padded?: boolean | undefined;
}

/** Renders a box with the radius of cards. */
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

/**
 * Renders content in two thirds and a summary in one third; one column below 1051 px.
 * The summary is usually an `<aside>` with its own name.
 */
export function Split({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div>{children}</div>
      {aside}
    </div>
  );
}

/** Renders a side menu, usually a `<nav>` with its own name, and content; one column below 1051 px. */
export function Listing({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.listing}>
      {side}
      <div>{children}</div>
    </div>
  );
}
