import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../styles';
import styles from './layout.module.css';

/** The column of the page: everything hangs on its left and right edge. */
export function Wrap({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={classNames(styles.wrap, className)} />;
}

interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  as?: ElementType | undefined;
}

/** Text for assistive technology alone. */
export function VisuallyHidden({ as: Element = 'span', className, ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={classNames('sph-visually-hidden', className)} />;
}

/** News for assistive technology alone; it must be there before its first message. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <div className="sph-visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {message}
    </div>
  );
}
