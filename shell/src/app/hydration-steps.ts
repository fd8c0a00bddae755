import { loadVisitor } from 'page-kit/app';
import { preloadWhenIdle } from '../federation/preload';
import type { App } from './create-app';
import { yieldToMain } from './yield-to-main';

export type HydrationSteps = ReturnType<typeof createHydrationSteps>;

/** Runs `work` in a task after `mark`: in an effect, React could not hydrate the target of the repeated click. */
function step(work: () => void): { mark: () => void; done: Promise<void> } {
  let mark: () => void = () => undefined;
  const marked = new Promise<void>((resolve) => (mark = resolve));
  const done = marked.then(yieldToMain).then(work);
  return { mark, done };
}

/**
 * The two steps of hydration, each run once: header, menus and footer become interactive (`markShell`), then
 * the page (`markPage`, `page`). The shell shows the visitor's data after the first step, the page after
 * the second. The benchmark waits for the marks; on the events, the early script repeats clicks and typing.
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
  // A visitor who left the page before its hydration is on an interactive page.
  app.pages.pending?.leaveSignal.addEventListener('abort', markPage);
  return { markShell: shell.mark, markPage, page: page.done };
}
