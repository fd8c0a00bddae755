import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../styles';

interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  as?: ElementType | undefined;
}

/** Renders text only for assistive technology. */
export function VisuallyHidden({ as: Element = 'span', className, ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={classNames('sph-visually-hidden', className)} />;
}

/** Renders a live region only for assistive technology; it must be mounted before its first message. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <div className="sph-visually-hidden" role="status">
      {message}
    </div>
  );
}
