import type { ComponentProps } from 'react';
import { Icon } from '../icon';
import { classNames } from '../styles';
import styles from './TextLink.module.css';

/** Renders an underlined link in or next to a text. */
export function TextLink({ className, ...props }: ComponentProps<'a'>) {
  return <a {...props} className={classNames(styles.link, className)} />;
}

/** Renders a button that looks like such a link. */
export function LinkButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={classNames(styles.link, styles.button, className)} />;
}

/** Renders a link with an arrow after its text. */
export function ArrowLink({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={classNames(styles.arrow, className)}>
      {children}
      <Icon name="arrow-right" size="s" />
    </a>
  );
}
