import { useEnvironment } from 'page-kit/page';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Milliseconds a page may take to show its heading before its title is read out instead. */
const patience = 4000;

const heading = () => document.querySelector<HTMLElement>('main h1');

/**
 * After a change of page the focus goes to its heading, which reads it out once; a page that has none in time gets its
 * title announced instead. The first page, and changes of query or fragment alone, leave the focus where it is.
 *
 * Returns the text for the live region.
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
    const giveUp = setTimeout(() => {
      stop();
      setAnnouncement(document.title);
    }, patience);
    function stop() {
      watcher.disconnect();
      clearTimeout(giveUp);
    }
    // Behind an open dialog nothing takes the focus: the panel that led here closes, or goes, a moment later.
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    return stop;
  }, [pathname]);

  return announcement;
}

/** False where there is none yet, or where it may not take the focus. */
function focusHeading(): boolean {
  const title = heading();
  if (!title) return false;
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return document.activeElement === title;
}

/** Runs on every navigation but the first render: what is open closes, even when the URL stays the same. */
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
 * Every change of page begins at its top (specification, section 2), Back included unless the environment's
 * `restoreScrollOnBack` leaves that to the browser. Links to a fragment of a page and changes of the query alone do not move it.
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
