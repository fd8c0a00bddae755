/** Milliseconds after hydration and after the last file in which the network is left to the current page. */
const afterHydration = 3000;
const afterLastFile = 2000;

function remainingDelay(): number {
  const [hydrated] = performance.getEntriesByName?.('hydrated') ?? [];
  if (!hydrated) return afterHydration;
  const files = (performance.getEntriesByType?.('resource') ?? []) as PerformanceResourceTiming[];
  const lastFile = files.reduce((last, { responseEnd }) => Math.max(last, responseEnd), 0);
  return Math.max(hydrated.startTime + afterHydration, lastFile + afterLastFile) - performance.now();
}

/** Runs a task once page, network and CPU are idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  let timer = setTimeout(look, afterHydration);
  let idle = 0;

  function look() {
    const remaining = remainingDelay();
    if (remaining > 0) timer = setTimeout(look, remaining);
    else if (window.requestIdleCallback) idle = window.requestIdleCallback(task);
    else task();
  }

  return () => {
    clearTimeout(timer);
    window.cancelIdleCallback?.(idle);
  };
}
