import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useHttp } from 'shared-contracts/http';

/** ms after the page answers clicks, and after the list is there: before that the line belongs to what is on the screen. */
const delay = 3000;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function sparesTheLine(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /^(slow-)?2g$|^3g$/.test(connection?.effectiveType ?? '');
}

/** ms until the page has answered clicks for long enough. */
function stillToWait(): number {
  const [hydrated] = performance.getEntriesByName?.('hydrated') ?? [];
  return hydrated ? Math.max(0, hydrated.startTime + delay - performance.now()) : delay;
}

/** Fetches the products whose cards are on the screen when nothing else happens; not on Save-Data or a slow connection. */
export function usePrefetchWhenIdle(cards: RefObject<HTMLElement | null>, ready: boolean): void {
  const http = useHttp();
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!ready || sparesTheLine()) return;
    const leaving = new AbortController();
    let timer = setTimeout(start, delay);

    function start() {
      const rest = stillToWait();
      if (rest > 0) timer = setTimeout(start, rest);
      else if (window.requestIdleCallback) window.requestIdleCallback(prefetch);
      else prefetch();
    }

    function prefetch() {
      if (leaving.signal.aborted) return;
      // Its code comes late too. An extra: if it fails, the click asks for what it needs.
      import(/* webpackChunkName: "prefetch" */ './prefetch-products').then(
        ({ prefetchProducts }) => {
          const { current } = cards;
          if (current) void prefetchProducts({ cards: current, http, queryClient, signal: leaving.signal });
        },
        () => undefined,
      );
    }

    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [cards, ready, http, queryClient]);
}
