import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../styles';

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
