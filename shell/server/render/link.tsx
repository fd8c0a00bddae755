import { type LinkProps, Link as RouterLink } from 'react-router';

/** The root, or segments that stand for themselves: nothing to resolve, normalise or encode. */
const plainPath = /^(?:\/|(?:\/[\w%~-][\w%.~-]*)+)$/;

/** What is the router's own and no attribute. Left undefined instead of left out: taking names out of an object is slow. */
const noAttributes = { to: undefined, replace: undefined, state: undefined };

/** Given to so few links that the router may have those. React minds the last as an attribute even when it is undefined. */
const rare = ['discover', 'prefetch', 'preventScrollReset'] as const;

/**
 * The router's link for HTML from the server. A page holds some 150 links, and what the router's own prepares for each of
 * them (resolving against the route, click, prefetch) took a quarter of the rendering, for nobody to click on it there.
 * A plain path gives the same markup at once; any other address is left to the router.
 */
export function Link(props: LinkProps) {
  const { to } = props;
  const isOrdinary = typeof to === 'string' && plainPath.test(to) && !rare.some((name) => name in props);
  return isOrdinary ? (
    <a {...props} {...noAttributes} href={to} data-discover="true" />
  ) : (
    <RouterLink {...props} />
  );
}
