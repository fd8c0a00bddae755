import type { QueryClient } from '@tanstack/react-query';
import { productQuery } from 'page-kit/catalogue';
import type { Http } from 'shared-contracts/http';
import { linkedCode } from '../../components/use-hover-prefetch';

/** As many products as the first two rows of a wide screen have. */
const maxProducts = 8;
/** Number of simultaneous calls. */
const concurrency = 2;

interface Prefetch {
  cards: HTMLElement;
  http: Http;
  queryClient: QueryClient;
  /** Aborted when the list unmounts: no further call starts. */
  signal: AbortSignal;
}

/** Prefetches the products whose cards are on the screen. */
export async function prefetchProducts({ cards, http, queryClient, signal }: Prefetch): Promise<void> {
  const codes = codesOnScreen(cards);

  async function next(): Promise<void> {
    const code = codes.shift();
    if (code === undefined || signal.aborted) return;
    await queryClient.prefetchQuery(productQuery(http, code));
    await next();
  }

  await Promise.all(Array.from({ length: concurrency }, next));
}

function codesOnScreen(cards: HTMLElement): string[] {
  const links = [...cards.querySelectorAll<HTMLAnchorElement>('li a[href]')].filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  return links.flatMap((link) => linkedCode(link) ?? []).slice(0, maxProducts);
}
