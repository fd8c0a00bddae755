import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../styles';
import styles from './layout.module.css';

interface WrapProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType | undefined;
}

/** The column of the page: everything hangs on its left and right edge. */
export function Wrap({ as: Element = 'div', className, ...props }: WrapProps) {
  return <Element {...props} className={classNames(styles.wrap, className)} />;
}

interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  as?: ElementType | undefined;
}

/** Text for assistive technology alone. */
export function VisuallyHidden({ as: Element = 'span', className, ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={classNames('sph-visually-hidden', className)} />;
}

interface LiveRegionProps {
  /** Read out whenever it changes; an empty text says nothing. */
  message: string;
  /** Interrupts what is being read. */
  assertive?: boolean | undefined;
}

/** News for assistive technology alone; it must be there before its first message. */
export function LiveRegion({ message, assertive = false }: LiveRegionProps) {
  return (
    <div
      className="sph-visually-hidden"
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {message}
    </div>
  );
}
