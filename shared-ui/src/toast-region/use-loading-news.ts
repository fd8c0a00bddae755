import { useEffect, useState } from 'react';

const started = 'Chargement en cours';
/** Milliseconds that a load lasts before it is announced; most are shorter. */
const patience = 500;
/** Milliseconds in which the skeleton of the next part may follow. */
const pause = 100;

/** Returns what to announce of the loads (`data-loading`) in the page or in a dialog: that one lasts, or has ended. */
export function useLoadingNews(host: Element | null): string {
  const [news, setNews] = useState('');

  useEffect(() => {
    let wasLoading = false;
    let timer = 0;

    function look() {
      const isLoading = (host ?? document).querySelector('[data-loading]') !== null;
      if (isLoading === wasLoading) return;
      wasLoading = isLoading;
      clearTimeout(timer);
      timer = window.setTimeout(
        () => setNews((last) => (isLoading ? started : last === started ? 'Fin du chargement' : last)),
        isLoading ? patience : pause,
      );
    }
    const observer = new MutationObserver(look);
    observer.observe(host ?? document.body, { childList: true, subtree: true });
    look();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      setNews('');
    };
  }, [host]);

  return news;
}
