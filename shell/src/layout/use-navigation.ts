import { useEnvironment } from 'page-kit/page';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long to wait for the heading of a page, in milliseconds; then its title is announced instead. */
const headingTimeout = 4000;

/**
 * Focuses the heading after a navigation to another page, so that screen readers announce it; if it is late,
 * returns the title for the live region. The first page and changes of query or fragment do not move focus.
 */
export function useRouteFocus(): string {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setAnnouncement('');
    if (focusHeading()) return;

    // The skeleton of a page has no heading yet. A redirect starts again with the final page.
    const watcher = new MutationObserver(() => {
      if (focusHeading()) stop();
    });
    // A visitor who already uses the page, such as its search, keeps the focus; the title is announced.
    const leaveFocus = () => watcher.disconnect();
    document.addEventListener('keydown', leaveFocus);
    document.addEventListener('pointerdown', leaveFocus);
    const giveUp = setTimeout(() => {
      stop();
      setAnnouncement(document.title);
    }, headingTimeout);
    function stop() {
      watcher.disconnect();
      document.removeEventListener('keydown', leaveFocus);
      document.removeEventListener('pointerdown', leaveFocus);
      clearTimeout(giveUp);
    }
    // Nothing behind an open dialog can be focused: a panel with the clicked link closes a moment later.
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    return stop;
  }, [pathname]);

  return announcement;
}

/** Focuses the heading of the page. Returns false when there is none yet or it cannot be focused. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}

/** Calls `close` on every navigation, even to the same URL, but not on the first render. */
export function useOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const shownKey = useRef(key);
  const run = useEffectEvent(close);

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    run();
  }, [key]);
}

/**
 * Scrolls to the top after a navigation to another page (specification, section 2), including Back unless
 * `restoreScrollOnBack` leaves that to the browser. Changes of only the query or fragment do not scroll.
 */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const { restoreScrollOnBack } = useEnvironment().settings;
  const shownPath = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = restoreScrollOnBack ? 'auto' : 'manual';
  }, [restoreScrollOnBack]);

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (hash !== '' || (restoreScrollOnBack && navigationType === 'POP')) return;
    window.scrollTo(0, 0);
  }, [pathname, hash, navigationType, restoreScrollOnBack]);
}
