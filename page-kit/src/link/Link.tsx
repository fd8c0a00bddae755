import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';
import { onServer } from 'shared-contracts/rendering';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of the shop from its root on, encoded; query and fragment may follow. */
  readonly to: string;
  /** The page takes the place of this one in the history. By default only where the link leads to the address shown. */
  readonly replace?: boolean;
  /** For the page that opens: `useLocation().state`. */
  readonly state?: unknown;
}

/**
 * A link inside the shop, followed without a new document unless somebody asks for another tab or window. The router's own
 * resolves each address against the route, and so renders anew with every navigation: a page holds some 150 links, most of
 * them in menu and footer (decision 018).
 */
export function Link(props: LinkProps) {
  return onServer() ? <PlainLink {...props} /> : <FollowedLink {...props} />;
}

/** What is no attribute. Left undefined instead of left out: taking names out of an object is slow. */
const noAttributes = { to: undefined, replace: undefined, state: undefined };

/** The same markup, where nobody clicks. */
function PlainLink(props: LinkProps) {
  return <a {...props} {...noAttributes} href={props.to} />;
}

function FollowedLink(props: LinkProps) {
  const { to, target, onClick, replace, state } = props;
  // Not `useNavigate`: it reads the route, which is another after every navigation. The navigator stays the same.
  const { navigator } = useContext(UNSAFE_NavigationContext);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event, target)) return;
    event.preventDefault();
    const isShown = event.currentTarget.href === window.location.href;
    if (replace ?? isShown) navigator.replace(to, state);
    else navigator.push(to, state);
  }

  return <a {...props} {...noAttributes} href={to} onClick={follow} />;
}

/** Another button, a key held down or a target: the browser opens a tab or a window, or downloads. */
const opensElsewhere = (event: MouseEvent, target: string | undefined) =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  (target !== undefined && target !== '_self');
