/** The part of the router that a link needs. */
export interface Navigation {
  navigate(to: string, options: { readonly replace: boolean; readonly state: unknown }): Promise<void>;
}

/**
 * Opens the pages of the shop without a new document: hears the clicks on every `<a href>` until the returned function is
 * called. Listens on the document, where React's own handlers have run: one that prevents the click keeps it.
 *
 * What a link may carry: `data-replace` (true), when its page replaces this one in the history, and `data-state`,
 * JSON for the page that opens (`useLocation().state`).
 */
export function followLinks(router: Navigation): () => void {
  const listen = (event: MouseEvent) => followLink(event, router);
  document.addEventListener('click', listen);
  return () => document.removeEventListener('click', listen);
}

/** Opens the page of a clicked link, unless the browser opens it or a handler has prevented the click. */
export function followLink(event: MouseEvent, router: Navigation): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented || isForBrowser(event, link)) return;
  event.preventDefault();
  const { pathname, search, hash, href, dataset } = link;
  void router.navigate(`${pathname}${search}${hash}`, {
    // A link to the URL shown adds no entry to the history, as in a browser.
    replace: dataset.replace === 'true' || href === window.location.href,
    state: dataset.state && JSON.parse(dataset.state),
  });
}

/** The link in the path of the event, which also holds what a handler has just taken out of the page. */
export const linkOf = (event: Event) =>
  event.composedPath().find((target) => target instanceof HTMLAnchorElement);

/** Another tab or window, a download, another site, or an anchor in the page shown. */
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
