import { Link, type LinkProps } from 'page-kit/link';
import { useLocation } from 'react-router-dom';

/** A link of the main navigation, which says when the page shown lies behind it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || pathname.startsWith(`${props.to}/`);
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
