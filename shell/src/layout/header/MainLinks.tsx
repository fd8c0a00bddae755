import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';

/** Links of the main navigation after PRODUITS; texts of the specification, section 2. */
export const mainLinks = [
  { href: '/about', text: 'A PROPOS' },
  { href: '/commitment', text: 'ENGAGEMENT' },
  { href: '/contact', text: 'CONTACT' },
] as const;

/** `href`: absolute path in the shop. */
type MainLinkProps = ComponentProps<'a'> & { readonly href: string };

/** Renders a link of the main navigation, marked as current on its page and the pages below it. */
export function MainLink(props: MainLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.href || pathname.startsWith(`${props.href}/`);
  return <a {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
