/** ms after hydration and after the last file: before that the network belongs to the page shown. */
const afterHydration = 3000;
const afterLastFile = 2000;

function stillToWait(): number {
  const [hydrated] = performance.getEntriesByName?.('hydrated') ?? [];
  if (!hydrated) return afterHydration;
  const files = (performance.getEntriesByType?.('resource') ?? []) as PerformanceResourceTiming[];
  const lastFile = files.reduce((last, { responseEnd }) => Math.max(last, responseEnd), 0);
  return Math.max(hydrated.startTime + afterHydration, lastFile + afterLastFile) - performance.now();
}

/** Runs a task once page, line and processor are idle. Returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  let timer = setTimeout(look, afterHydration);
  let idle = 0;

  function look() {
    const rest = stillToWait();
    if (rest > 0) timer = setTimeout(look, rest);
    else if (window.requestIdleCallback) idle = window.requestIdleCallback(task);
    else task();
  }

  return () => {
    clearTimeout(timer);
    window.cancelIdleCallback?.(idle);
  };
}
