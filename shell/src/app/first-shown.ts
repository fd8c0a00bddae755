import { loadVisitor } from 'page-kit/app';
import { preloadWhenIdle } from '../federation/links';
import type { App } from './create-app';
import { pause } from './yield-to-main';

/** The two steps in which a page becomes alive. Each may be reported often and counts once. */
export interface FirstShown {
  /** Header, menus and footer answer. */
  readonly tellShell: () => void;
  /** The page answers as well. */
  readonly tellPage: () => void;
  /** Fulfilled once the page was reported. */
  readonly page: Promise<void>;
}

/** Reported by effects, in which React cannot take over a part of the page that is clicked: each step is a task of its own. */
function step(work: () => void): { tell: () => void; done: Promise<void> } {
  let tell: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    tell = resolve;
  })
    .then(pause)
    .then(work);
  return { tell, done };
}

/**
 * The visitor is known to the shell from the first step on, to a page from the server from the second on. The benchmark waits
 * for the marks, the early script for the events: it repeats what was clicked and typed before.
 */
export function createFirstShown(app: App): FirstShown {
  const shell = step(() => {
    loadVisitor(app);
    performance.mark('shell-hydrated');
    window.dispatchEvent(new Event('shop:shell-hydrated'));
  });
  const page = step(() => {
    app.pages.awaited?.open();
    performance.mark('hydrated');
    window.dispatchEvent(new Event('shop:hydrated'));
    preloadWhenIdle(app);
  });
  function tellPage() {
    shell.tell();
    page.tell();
  }
  // A visitor who left the page before it was alive is on one that is.
  app.pages.awaited?.left.addEventListener('abort', tellPage);
  return { tellShell: shell.tell, tellPage, page: page.done };
}
