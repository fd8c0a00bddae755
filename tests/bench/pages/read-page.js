/**
 * Code that runs in the measured page. It is sent as text, so functions must be self-contained; it is
 * JavaScript, since the TypeScript loader would insert calls of its own helpers.
 */

/** Returns the browser's performance entries since the navigation, times in milliseconds. */
export async function readPage() {
  /** @param {string} type @returns {Promise<(PerformanceEntry & { value: number })[]>} */
  const entriesOf = (type) =>
    new Promise((resolve) => {
      new PerformanceObserver((list, observer) => {
        observer.disconnect();
        resolve(/** @type {(PerformanceEntry & { value: number })[]} */ (list.getEntries()));
      }).observe({ type, buffered: true });
      // Without entries there is no call.
      setTimeout(resolve, 200, []);
    });
  const [paints, largest, shifts, tasks] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map(entriesOf),
  );
  /** @param {string} name */
  const mark = (name) => performance.getEntriesByName(name)[0]?.startTime;
  // Builds that hydrate shell and page together have no separate mark for the shell.
  const { hydrated = Number.NaN, shellHydrated = hydrated } = {
    hydrated: mark('hydrated'),
    shellHydrated: mark('shell-hydrated'),
  };
  return {
    fcp: paints?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    lcp: largest?.at(-1)?.startTime ?? Number.NaN,
    hydrated,
    shellHydrated,
    /** Total time of long tasks beyond 50 ms each. */
    blocking: tasks?.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0) ?? 0,
    shift: shifts?.reduce((sum, { value }) => sum + value, 0) ?? 0,
  };
}

/**
 * Resolves to the milliseconds from the next click to the first frame with this heading; to NaN after 20 s.
 * @param {string} heading
 * @returns {Promise<number>}
 */
export function timeClick(heading) {
  /** @param {string | null} text */
  const tidy = (text) => text?.replace(/\s+/g, ' ').trim();
  return new Promise((resolve) => {
    const click = (/** @type {Event} */ event) => {
      const look = () => {
        const isThere = [...document.querySelectorAll('main h1')].some(
          ({ textContent }) => tidy(textContent) === tidy(heading),
        );
        const time = performance.now() - event.timeStamp;
        if (isThere || time > 20_000) resolve(isThere ? time : Number.NaN);
        else requestAnimationFrame(look);
      };
      look();
    };
    addEventListener('click', click, { capture: true, once: true });
  });
}

/**
 * Starts to wait for a click, key or input. `time`: milliseconds until the end of the frame that follows it, NaN
 * without one in 20 s.
 * @returns {{ time: Promise<number> }}
 */
export function timeToPaint() {
  const time = new Promise((resolve) => {
    const measured = new AbortController();
    /** @param {Event} event */
    const seen = ({ timeStamp }) => {
      measured.abort();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    };
    for (const type of ['click', 'keydown', 'input'])
      addEventListener(type, seen, { capture: true, signal: measured.signal });
    setTimeout(resolve, 20_000, Number.NaN);
  });
  return { time };
}
