import { whenQuiet } from 'shared-contracts/remotes';
import type { RemoteLoader } from './remote-loader';
import type { RemotePages } from './remote-pages';
import { remoteOfPath } from './remote-prefixes';

/** Whose fragments stand in the layout: search and cart panel. */
const fragmentOwners = ['mfe-catalogue', 'mfe-cart-checkout'];

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads the fragments when nothing else happens, so that search and cart panel open at once; not on Save-Data. */
export function preloadWhenIdle({ loader }: { readonly loader: RemoteLoader }): void {
  if (savesData()) return;
  whenQuiet(() => {
    for (const remote of fragmentOwners) void loader.load(remote, 'fragments').catch(() => undefined);
  });
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
