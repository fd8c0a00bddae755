import { followLink, linkOf, type Navigation } from 'page-kit/app';
import { remoteOfPath } from './find-owner';
import type { Federation } from './use-federation';

/**
 * Follows the links in the server's content of a page whose code is pending, until the returned function is called. React
 * stops each click there, so this one is heard before React. A link to a page whose remote is not there either is left to the
 * browser: the server renders that page, while the shell could show nothing but its skeleton.
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
