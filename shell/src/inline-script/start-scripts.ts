/** Id of the data block that lists the files for `startScripts`. */
export const startListId = 'start';

/** The script files of a rendered page. */
export interface StartList {
  /** The shell's entry. */
  readonly scripts: readonly string[];
  /** Files of a page of the shell in addition to its entry. */
  readonly preloads: readonly Preload[];
  /** Files of a page of a remote, requested once the first file of the shell's entry is there. */
  readonly later: readonly Preload[];
}

interface Preload {
  readonly href: string;
  /** Its sha384, if it is a file of a remote. */
  readonly integrity?: string | undefined;
}

/** Longest wait for a paint after parsing, in milliseconds: a tab that was left is not painted. */
const paintTimeout = 3000;

/** A rendered page has its styles inline: a frame with content is a painted one. */
const hasContent = () => Boolean(document.getElementById('root')?.firstChild);

/** Requests files of another host with CORS, like the bundler's loader. */
function allowCors(element: HTMLLinkElement | HTMLScriptElement, url: string): void {
  if (!url.startsWith('/')) element.crossOrigin = 'anonymous';
}

function preload({ href, integrity }: Preload): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = href;
  allowCors(link, href);
  if (integrity) link.integrity = integrity;
  document.head.append(link);
  return link;
}

function run(source: string): void {
  const script = document.createElement('script');
  script.src = source;
  script.async = false;
  script.dataset.shell = '';
  allowCors(script, source);
  document.head.append(script);
}

/**
 * Requests the scripts of a rendered page once it is painted, so that they do not delay the document and its
 * first pictures; a touch or a key requests them at once. They run after parsing: a slow processor parses
 * for half a second after the paint. The shell's files precede the remote's: header and cart come first.
 */
export function startScripts(): void {
  let started = false;

  function start(): void {
    const list = document.getElementById(startListId);
    if (started || !list) return;
    started = true;
    const { scripts, preloads, later } = JSON.parse(list.textContent ?? '') as StartList;
    const loaded = scripts.map(
      (href) => new Promise((resolve) => preload({ href }).addEventListener('load', resolve)),
    );
    preloads.forEach(preload);
    // The rest of the larger file arrives while these requests are under way.
    void Promise.race(loaded).then(() => later.forEach(preload));
    const runAll = () => scripts.forEach(run);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', runAll);
    else runAll();
  }

  for (const sign of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(sign, start, { once: true, capture: true, passive: true });
  // The browser reports the first paint only after the layout of the rest of the document. Two frames after
  // one with content it has taken place.
  let frames = 0;
  requestAnimationFrame(function next() {
    if (hasContent()) frames += 1;
    if (frames > 2) start();
    else if (!started) requestAnimationFrame(next);
  });
  addEventListener('DOMContentLoaded', () => {
    // A page that the browser renders has nothing to paint yet; a hidden tab is not painted until it is shown.
    if (document.hidden || !hasContent()) start();
    else setTimeout(start, paintTimeout);
  });
}
