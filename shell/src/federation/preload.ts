import type { RemoteLoader } from './remote-loader';
import type { RemotePages } from './remote-pages';
import { remoteOfPath } from './remote-prefixes';

/** ms after the page answers clicks; before that the line belongs to what is on the screen. */
const idleDelay = 3000;

/** Whose fragments stand in the layout: search and cart panel. */
const fragmentOwners = ['mfe-catalogue', 'mfe-cart-checkout'];

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads the fragments when nothing else happens, so that search and cart panel open at once; not on Save-Data. */
export function preloadWhenIdle({ loader }: { readonly loader: RemoteLoader }): void {
  if (savesData()) return;
  const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1));
  setTimeout(() => {
    whenIdle(() => {
      for (const remote of fragmentOwners) void loader.load(remote, 'fragments').catch(() => undefined);
    });
  }, idleDelay);
}

/** Learns a remote's routes when a pointer or the focus comes to a link that leads to it. */
export function learnOnIntent(pages: RemotePages): void {
  function learn({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    const remote = remoteOfPath(link.pathname);
    if (remote && !pages.isKnown(remote)) void pages.learn(remote).catch(() => undefined);
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, learn, { passive: true });
  }
}
