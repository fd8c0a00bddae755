import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon';
import { classNames } from '../styles';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  label: string;
  icon: IconName;
  /** `danger` warns on hover, `round` stands beside a carousel, `inherit` takes the colour around it. */
  tone?: 'plain' | 'danger' | 'round' | 'inherit' | undefined;
}

/** Square button of 44 px with an icon alone. */
export function IconButton({
  label,
  icon,
  tone = 'plain',
  type = 'button',
  className,
  ...props
}: IconButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-label={label}
      className={classNames(styles.iconButton, styles[tone], className)}
    >
      <Icon name={icon} />
    </button>
  );
}
