/** The part of the router that a link needs. */
export interface Navigation {
  navigate(to: string, options: { readonly replace: boolean; readonly state: unknown }): Promise<void>;
}

/**
 * Navigates by the router on clicks on any `<a href>` of the shop, until the returned function is called.
 * Listens on the document, after React's handlers: a prevented click is ignored.
 *
 * A link may have `data-replace` (true), which replaces the current history entry, and `data-state`, JSON for
 * the page it opens (`useLocation().state`).
 */
export function followLinks(router: Navigation): () => void {
  const listen = (event: MouseEvent) => followLink(event, router);
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}

/** Navigates to a clicked link, unless the browser must handle it or the click was prevented. */
export function followLink(event: MouseEvent, router: Navigation): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented || isForBrowser(event, link)) return;
  event.preventDefault();
  const { pathname, search, hash, href, dataset } = link;
  void router.navigate(`${pathname}${search}${hash}`, {
    // A link to the current URL adds no history entry, as in a browser.
    replace: dataset.replace === 'true' || href === window.location.href,
    state: dataset.state && JSON.parse(dataset.state),
  });
}

/** Returns the link in the path of the event, which also contains elements just removed by a handler. */
export const linkOf = (event: Event) =>
  event.composedPath().find((target) => target instanceof HTMLAnchorElement);

/** Another tab or window, a download, another site, or an anchor in the current page. */
function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location;
  return (
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.origin !== origin ||
    (link.hash !== '' && link.pathname === pathname && link.search === search)
  );
}
