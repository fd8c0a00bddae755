/**
 * Code that runs in the measured page. It is sent as text, so functions must be self-contained; it is
 * JavaScript, since the TypeScript loader would insert calls of its own helpers.
 */

/**
 * Runs in every document before its scripts and stores the browser's performance entries in `window.__bench`,
 * times in milliseconds since navigation.
 * @param {{ content: string, heading: string | null }} expected selector of the content, and target's heading
 */
export function observe({ content, heading }) {
  /** @type {import('./page-facts').Seen} */
  const seen = { fcp: 0, lcp: 0, cls: 0, longTasks: [], contentAt: 0 };
  Object.defineProperty(window, '__bench', { value: seen });

  /**
   * @template {PerformanceEntry} Entry
   * @param {string} type
   * @param {(entry: Entry) => void} tell
   */
  const each = (type, tell) =>
    new PerformanceObserver((list) => /** @type {Entry[]} */ (list.getEntries()).forEach(tell)).observe({
      type,
      buffered: true,
    });
  each('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  /** @param {LargestContentfulPaint} entry */
  const noteLargest = ({ startTime }) => {
    seen.lcp = startTime;
  };
  each('largest-contentful-paint', noteLargest);
  each('longtask', ({ startTime, duration }) =>
    seen.longTasks.push([Math.round(startTime), Math.round(duration)]),
  );
  // As CLS is defined: the largest session window of shifts, at most 1 s apart and 5 s long.
  let [sum, start, end] = [0, 0, 0];
  /** @param {import('./page-facts').LayoutShift} entry */
  const noteShift = ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - end > 1000 || startTime - start > 5000) [sum, start] = [0, startTime];
    sum += value;
    end = startTime;
    seen.cls = Math.max(seen.cls, sum);
  };
  each('layout-shift', noteShift);

  /** @param {Element | null} element */
  const visible = (element) => {
    const box = element?.getBoundingClientRect();
    return box !== undefined && box.width > 0 && box.height > 0;
  };
  const arrived = () =>
    [...document.querySelectorAll('main h1')].some(
      (each) => each.textContent?.replace(/\s+/g, ' ').trim() === heading && visible(each),
    );
  /** @param {import('./page-facts').Mark} what @param {number} at */
  const tell = (what, at) => window.__tellBench?.(what, performance.timeOrigin + at);
  if (heading) addEventListener('click', (event) => tell('click', event.timeStamp), { capture: true });
  // Checks when the document changes, not in every frame, which would make the page render needless frames.
  /** @param {() => boolean} isThere @param {(at: number) => void} then */
  const atFirstFrame = (isThere, then) => {
    let waiting = false;
    const changes = new MutationObserver(() => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(look);
    });
    function look() {
      waiting = false;
      if (!isThere()) return;
      changes.disconnect();
      then(performance.now());
    }
    changes.observe(document, { childList: true, subtree: true, characterData: true });
  };
  const shown = () => visible(document.querySelector(content));
  atFirstFrame(shown, (at) => {
    seen.contentAt = at;
  });
  if (heading) atFirstFrame(arrived, (at) => tell('arrived', at));
}

/**
 * Returns the recorded values and facts about the document.
 * @param {number} margin pixels below the window within which Chromium loads lazy images
 */
export function read(margin) {
  const seen = window.__bench;
  const reach = window.innerHeight + margin;
  const inReach = [...document.images].filter((picture) => {
    const { width, top } = picture.getBoundingClientRect();
    return width > 0 && top < reach;
  });
  return {
    ...seen,
    /** Total time of long tasks beyond 50 ms each. */
    blocking: seen.longTasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...seen.longTasks.map(([, duration]) => duration)),
    hydrated: performance.getEntriesByName('hydrated')[0]?.startTime,
    // Builds that hydrate shell and page together have no separate mark for the shell.
    shellHydrated: performance.getEntriesByName(
      performance.getEntriesByName('shell-hydrated').length > 0 ? 'shell-hydrated' : 'hydrated',
    )[0]?.startTime,
    /** Number of elements in the document. */
    elements: document.querySelectorAll('*').length,
    picturesInReach: new Set(inReach.map(({ src }) => src)).size,
  };
}
