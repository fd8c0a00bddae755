import { loadVisitor } from 'page-kit/app';
import { preloadWhenIdle } from '../federation/preload';
import type { App } from './create-app';
import { yieldToMain } from './yield-to-main';

export type HydrationSteps = ReturnType<typeof createHydrationSteps>;

/** A task of its own: in the effects that report it React cannot take over a part that is clicked. */
function step(work: () => void): { mark: () => void; done: Promise<void> } {
  let mark: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    mark = resolve;
  })
    .then(yieldToMain)
    .then(work);
  return { mark, done };
}

/**
 * The two steps in which a page becomes alive, each counted once: header, menus and footer answer (`markShell`), then
 * the page (`markPage`, `page`). The shell knows the visitor from the first on, a page of the server from the second.
 * The benchmark waits for the marks, the early script for the events: it repeats what was clicked and typed before.
 */
export function createHydrationSteps(app: App) {
  const shell = step(() => {
    loadVisitor(app);
    performance.mark('shell-hydrated');
    window.dispatchEvent(new Event('shop:shell-hydrated'));
  });
  const page = step(() => {
    app.pages.pending?.open();
    performance.mark('hydrated');
    window.dispatchEvent(new Event('shop:hydrated'));
    preloadWhenIdle(app);
  });
  function markPage() {
    shell.mark();
    page.mark();
  }
  // A visitor who left the page before it was alive is on one that is.
  app.pages.pending?.left.addEventListener('abort', markPage);
  return { markShell: shell.mark, markPage, page: page.done };
}
