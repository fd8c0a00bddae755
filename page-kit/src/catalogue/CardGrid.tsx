import type { ComponentPropsWithRef } from 'react';
import { classNames } from 'shared-ui/styles';
import styles from './CardGrid.module.css';

/** List of product cards in as many columns as fit. */
export function CardGrid({ className, ...props }: ComponentPropsWithRef<'ul'>) {
  return <ul {...props} className={classNames(styles.grid, className)} />;
}
