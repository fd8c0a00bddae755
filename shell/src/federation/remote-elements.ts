/** Selects the scripts and styles of a remote that the bundler's loader added; the shell marks entries. */
const marked = (remote: string) => `[data-rspack^="${remote}:"]`;

/** Marks an entry's script, so that it is found among the files of its remote. */
export function markEntry(script: HTMLScriptElement, remote: string): void {
  script.dataset.rspack = `${remote}:entry`;
}

const fileOf = (element: Element) =>
  (element.getAttribute('src') ?? element.getAttribute('href') ?? '').split('/').at(-1) ?? '';

/**
 * Fails pending files of a remote or the shell, or only of one `chunk`, as the loader's timeout does, so that
 * they can be loaded again. Elements of loaded files have no listeners.
 */
export function giveUpFiles(remote: string, chunk = ''): void {
  for (const element of document.querySelectorAll<HTMLElement>(marked(remote))) {
    if (chunk && !fileOf(element).startsWith(`${chunk}.`)) continue;
    // A script cannot be aborted; the remote's entry reads this mark if it arrives after all.
    if (element instanceof HTMLScriptElement) element.dataset.givenUp = '';
    element.dispatchEvent(new Event('error'));
  }
}

/** Removes the server's inline styles once the next version's styles load: the old page may need them. */
function removeInlineStyles(url: string, isOwn: (href: string) => boolean): void {
  const blocks = document.querySelectorAll(`style[data-url="${url}"]`);
  if (blocks.length === 0) return;
  function remove({ target }: Event): void {
    if (!(target instanceof HTMLLinkElement && target.rel === 'stylesheet' && isOwn(target.href))) return;
    document.removeEventListener('load', remove, true);
    for (const block of blocks) block.remove();
  }
  document.addEventListener('load', remove, true);
}

/**
 * Detaches the styles of a remote's version from the loader: the next version would reuse those of a chunk of
 * the same name. The returned function removes them, when that version can be shown. `urls`: of all remotes,
 * since one URL may lie below another.
 */
export function releaseStyles(remote: string, url: string, urls: readonly string[]): () => void {
  const below = urls.filter((other) => other !== url && other.startsWith(url));
  const isOwn = (href: string) => href.startsWith(url) && !below.some((other) => href.startsWith(other));
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => link.matches(marked(remote)) || isOwn(link.href),
  );
  for (const link of links) delete link.dataset.rspack;
  return () => {
    for (const link of links) link.remove();
    removeInlineStyles(url, isOwn);
  };
}
