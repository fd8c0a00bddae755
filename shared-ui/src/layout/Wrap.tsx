import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../styles';
import styles from './layout.module.css';

/** Renders the column of the page: all content aligns to its left and right edge. */
export function Wrap({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={classNames(styles.wrap, className)} />;
}
