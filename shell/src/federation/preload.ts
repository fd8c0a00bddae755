import { whenIdle } from 'page-kit/page';
import { remoteOfPath } from './find-owner';
import type { Federation } from './use-federation';

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Preloads the fragments of remotes with `idle` when the page is idle, except on Save-Data. */
export function preloadWhenIdle({ loader, owners }: Pick<Federation, 'loader' | 'owners'>): void {
  if (savesData()) return;
  whenIdle(() => {
    for (const [remote, { idle }] of Object.entries(owners))
      if (idle) void loader.load(remote, 'fragments').catch(() => undefined);
  });
}

/** Loads a remote's routes when a link to it is hovered, focused or touched. */
export function learnOnIntent({ pages, owners }: Pick<Federation, 'pages' | 'owners'>): void {
  function learn({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    const remote = remoteOfPath(link.pathname, owners);
    if (remote && !pages.isKnown(remote)) void pages.learn(remote).catch(() => undefined);
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, learn, { passive: true });
}
