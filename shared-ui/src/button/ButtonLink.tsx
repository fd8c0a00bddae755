import type { ComponentProps } from 'react';
import { Icon } from '../icon';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './button-look';

export type ButtonLinkProps = ButtonLook & ComponentProps<'a'>;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, full, icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <a {...props} className={buttonClass({ variant, size, full }, className)}>
      {icon && <Icon name={icon} size="s" />}
      <span className={styles.label}>{children}</span>
    </a>
  );
}
