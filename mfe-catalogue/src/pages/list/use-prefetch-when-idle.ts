import { useQueryClient } from '@tanstack/react-query';
import { useDeployment, whenIdle } from 'page-kit/page';
import { type RefObject, useEffect } from 'react';
import { useHttp } from 'shared-contracts/http';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function isSlowOrMetered(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /^(slow-)?2g$|^3g$/.test(connection?.effectiveType ?? '');
}

/** Prefetches the products on screen and their page's code when idle; not with Save-Data or a slow network. */
export function usePrefetchWhenIdle(cards: RefObject<HTMLElement | null>, ready: boolean): void {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { preload } = useDeployment();

  useEffect(() => {
    if (!ready || isSlowOrMetered()) return;
    const leaving = new AbortController();
    const cancel = whenIdle(prefetch);

    function prefetch() {
      preload('catalogue:product');
      // Optional: if the code fails to load, the product page loads its data itself.
      import(/* webpackChunkName: "prefetch" */ './prefetch-products').then(
        ({ prefetchProducts }) => {
          const { current } = cards;
          if (current) void prefetchProducts({ cards: current, http, queryClient, signal: leaving.signal });
        },
        () => undefined,
      );
    }

    return () => {
      cancel();
      leaving.abort();
    };
  }, [cards, ready, http, queryClient, preload]);
}
