import { useEnvironment } from 'page-kit/page';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

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
