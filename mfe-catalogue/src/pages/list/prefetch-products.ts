import type { QueryClient } from '@tanstack/react-query';
import { productQuery } from 'page-kit/catalogue';
import { matchPath } from 'react-router-dom';
import type { Http } from 'shared-contracts/http';
import remote from '../../remote.json';

/** Maximum number of products, the first rows of a wide screen, and of simultaneous calls. */
const maxProducts = 8;
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
  const codes = links.map(
    ({ pathname }) => matchPath(`/${remote.pages['catalogue:product'].path}`, pathname)?.params.idproduct,
  );
  return codes.filter((code) => code !== undefined).slice(0, maxProducts);
}
