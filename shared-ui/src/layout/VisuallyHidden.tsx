import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../styles';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  as?: ElementType | undefined;
}

/** Text for assistive technology alone. */
export function VisuallyHidden({ as: Element = 'span', className, ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={classNames('sph-visually-hidden', className)} />;
}
