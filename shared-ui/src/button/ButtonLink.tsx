import type { ComponentPropsWithRef, ElementType } from 'react';
import { Icon } from '../icon';
import { type ButtonLook, buttonClass } from './button-look';

export type ButtonLinkProps<Component extends ElementType> = ButtonLook & {
  /** The router's link; a plain `<a>` without it. Its own props are passed on. */
  component?: Component | undefined;
} & Omit<ComponentPropsWithRef<Component>, keyof ButtonLook | 'component'>;

/** A link that looks like a button. */
export function ButtonLink<Component extends ElementType = 'a'>({
  component,
  variant,
  size,
  full,
  icon,
  className,
  children,
  ...props
}: ButtonLinkProps<Component>) {
  const Link: ElementType = component ?? 'a';
  return (
    <Link {...props} className={buttonClass({ variant, size, full }, className)}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </Link>
  );
}
