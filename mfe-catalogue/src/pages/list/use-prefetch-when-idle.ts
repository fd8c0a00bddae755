import { useQueryClient } from '@tanstack/react-query';
import { productQuery } from 'page-kit/catalogue';
import { useDeployment, whenIdle } from 'page-kit/page';
import { type RefObject, useEffect } from 'react';
import { useHttp } from 'shared-contracts/http';
import { linkedCode } from '../../components/use-hover-prefetch';

/** As many products as the first two rows of a wide screen have. */
const maxProducts = 8;

function isSlowOrMetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /^(slow-)?2g$|^3g$/.test(connection?.effectiveType ?? '');
}

function codesOnScreen(cards: HTMLElement | null): string[] {
  const links = [...(cards?.querySelectorAll<HTMLAnchorElement>('li a[href]') ?? [])].filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  return links.flatMap((link) => linkedCode(link) ?? []).slice(0, maxProducts);
}

/**
 * Prefetches the code of the product page and, one by one, the products on screen when idle; not with Save-Data
 * or a slow network.
 */
export function usePrefetchWhenIdle(cards: RefObject<HTMLElement | null>, ready: boolean): void {
  const http = useHttp();
  const queryClient = useQueryClient();
  const { preload } = useDeployment();

  useEffect(() => {
    if (!ready || isSlowOrMetered()) return;
    let isLeaving = false;
    const cancel = whenIdle(() => void prefetch());

    async function prefetch() {
      preload('catalogue:product');
      for (const code of codesOnScreen(cards.current)) {
        if (isLeaving) return;
        await queryClient.prefetchQuery(productQuery(http, code));
      }
    }

    return () => {
      cancel();
      isLeaving = true;
    };
  }, [cards, ready, http, queryClient, preload]);
}
