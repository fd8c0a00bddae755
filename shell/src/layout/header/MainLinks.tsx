import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';

/** Main navigation beside PRODUITS; texts of the specification, section 2. */
export const mainLinks = [
  { href: '/about', text: 'A PROPOS' },
  { href: '/commitment', text: 'ENGAGEMENT' },
  { href: '/contact', text: 'CONTACT' },
] as const;

/** `href`: path of the shop from its root on. */
type MainLinkProps = ComponentProps<'a'> & { readonly href: string };

/** A link of the main navigation, which says when the page shown lies behind it. */
export function MainLink(props: MainLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.href || pathname.startsWith(`${props.href}/`);
  return <a {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
