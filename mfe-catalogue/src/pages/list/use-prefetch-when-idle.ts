import { useQueryClient } from '@tanstack/react-query';
import { whenIdle } from 'page-kit/page';
import { type RefObject, useEffect } from 'react';
import { useHttp } from 'shared-contracts/http';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function sparesTheLine(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /^(slow-)?2g$|^3g$/.test(connection?.effectiveType ?? '');
}

/** Fetches the products on the screen when the page is idle; not on Save-Data or a slow connection. */
export function usePrefetchWhenIdle(cards: RefObject<HTMLElement | null>, ready: boolean): void {
  const http = useHttp();
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!ready || sparesTheLine()) return;
    const leaving = new AbortController();
    const callOff = whenIdle(prefetch);

    function prefetch() {
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
      callOff();
      leaving.abort();
    };
  }, [cards, ready, http, queryClient]);
}
