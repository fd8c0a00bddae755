import { followLink, linkOf, type Navigation } from 'page-kit/app';
import { remoteOfPath } from './find-owner';
import type { Federation } from './use-federation';

/**
 * Follows links in a page from the server whose code is pending; returns a function that stops it. React
 * stops clicks there, so this listener runs first. The browser follows links to pages whose remote is not
 * loaded either: the server renders them, while the shell could show only its skeleton.
 */
export function followPendingLinks(
  router: Navigation,
  { pages, owners }: Pick<Federation, 'pages' | 'owners'>,
): () => void {
  function listen(event: MouseEvent): void {
    const link = linkOf(event);
    if (!pages.pending?.isWaiting || !link?.closest('#contenu')) return;
    const remote = remoteOfPath(link.pathname, owners);
    if (!remote || pages.isKnown(remote)) followLink(event, router);
  }
  document.addEventListener('click', listen, true);
  return () => document.removeEventListener('click', listen, true);
}
