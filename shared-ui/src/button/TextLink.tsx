import type { ComponentProps } from 'react';
import { Icon } from '../icon';
import { classNames } from '../styles';
import styles from './TextLink.module.css';

/** Underlined link within or beside a text. */
export function TextLink({ className, ...props }: ComponentProps<'a'>) {
  return <a {...props} className={classNames(styles.link, className)} />;
}

/** Link that leads on, with an arrow behind its text. */
export function ArrowLink({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={classNames(styles.arrow, className)}>
      {children}
      <Icon name="arrow-right" size="s" />
    </a>
  );
}
