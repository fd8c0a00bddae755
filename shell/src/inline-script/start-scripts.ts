/** Id of the data block that names what `startScripts` starts. */
export const startListId = 'start';

/** The code of a rendered page. */
export interface StartList {
  /** Files of the page beyond those of the shell's entry; those of its remote have their sha384. */
  readonly preloads: readonly { readonly href: string; readonly integrity?: string }[];
  readonly scripts: readonly string[];
}

/** ms after the document's end for which requests wait for a paint, which some browsers may not report. */
const longestForPaint = 3000;

/** As the bundler's loader does: files of another host are requested with CORS. */
function allowCors(element: HTMLLinkElement | HTMLScriptElement, url: string): void {
  if (!url.startsWith('/')) element.crossOrigin = 'anonymous';
}

function preload(href: string, integrity?: string): HTMLLinkElement {
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
 * Requests the scripts of a rendered page once it is painted: until then line and processor belong to the
 * document and its first pictures, which come before a script can. A touch or a key has them requested at once.
 * A slow processor still parses the document for half a second after that paint: scripts run when it is complete.
 * The files of the remote follow once the shell's are there, so that header and cart answer first on a slow line.
 */
export function startScripts(): void {
  let started = false;

  function start(): void {
    const list = document.getElementById(startListId);
    if (started || !list) return;
    started = true;
    const { preloads, scripts } = JSON.parse(list.textContent ?? '') as StartList;
    const loaded = scripts.map(
      (href) => new Promise((resolve) => preload(href).addEventListener('load', resolve)),
    );
    for (const { href, integrity } of preloads)
      if (integrity) void Promise.all(loaded).then(() => preload(href, integrity));
      else preload(href);
    const runAll = () => scripts.forEach(run);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', runAll);
    else runAll();
  }

  for (const sign of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(sign, start, { once: true, capture: true, passive: true });
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  addEventListener('DOMContentLoaded', () => {
    // A page that the browser renders has nothing to wait for; a hidden tab is painted when it is shown.
    if (document.hidden || !document.getElementById('root')?.firstChild) start();
    else setTimeout(start, longestForPaint);
  });
}
