import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../styles';
import styles from './layout.module.css';

export interface PanelBoxProps extends ComponentPropsWithRef<'div'> {
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
