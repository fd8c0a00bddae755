import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon';
import { classNames } from '../styles';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  label: string;
  icon: IconName;
  /** `danger`: warning colour on hover; `round`: for carousels; `inherit`: the colour of its parent. */
  tone?: 'plain' | 'danger' | 'round' | 'inherit' | undefined;
}

/** Renders a square button of 44 px with only an icon. */
export function IconButton({ label, icon, tone = 'plain', className, ...props }: IconButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      className={classNames(styles.iconButton, styles[tone], className)}
    >
      <Icon name={icon} />
    </button>
  );
}
