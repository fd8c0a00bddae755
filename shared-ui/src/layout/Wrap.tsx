import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../styles';
import styles from './layout.module.css';

export interface WrapProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType | undefined;
}

/** The column of the page: everything hangs on its left and right edge. */
export function Wrap({ as: Element = 'div', className, ...props }: WrapProps) {
  return <Element {...props} className={classNames(styles.wrap, className)} />;
}
