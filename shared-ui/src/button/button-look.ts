import type { IconName } from '../icon';
import { classNames } from '../styles';
import styles from './Button.module.css';

/** The look that buttons and links dressed as buttons share. */
export interface ButtonLook {
  /** `primary` is the one loud thing of a page; `white` and `ghost` stand on dark grounds. */
  variant?: 'primary' | 'secondary' | 'tertiary' | 'white' | 'ghost' | undefined;
  size?: 'm' | 'big' | 'small' | undefined;
  /** As wide as its place. */
  full?: boolean | undefined;
  /** Before the text. */
  icon?: IconName | undefined;
}

export function buttonClass({ variant = 'primary', size = 'm', full }: ButtonLook, className?: string) {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'm' && styles[size],
    full && styles.full,
    className,
  );
}
