/**
 * Runs in every document before its own scripts and keeps in `window.__bench` what the browser tells of the page: times in ms
 * since navigation. It is sent to the browser as text, so it uses nothing from outside.
 * @param {{ content: string, heading: string | null }} wanted selector of the page's content, and the text of the heading
 *   that a followed link leads to
 */
export function observe({ content, heading }) {
  const seen = { fcp: 0, lcp: 0, lcpElement: '', cls: 0, longTasks: [], contentAt: 0 };
  Object.defineProperty(window, '__bench', { value: seen });

  const each = (type, tell) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
  each('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  each('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.lcpElement = element ? element.tagName.toLowerCase() : '';
  });
  each('longtask', ({ startTime, duration }) =>
    seen.longTasks.push([Math.round(startTime), Math.round(duration)]),
  );
  // The largest window of shifts, as the metric is defined: at most 1 s apart, at most 5 s long.
  let [sum, start, end] = [0, 0, 0];
  each('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    if (startTime - end > 1000 || startTime - start > 5000) [sum, start] = [0, startTime];
    sum += value;
    end = startTime;
    seen.cls = Math.max(seen.cls, sum);
  });

  const visible = (element) => {
    const box = element?.getBoundingClientRect();
    return box !== undefined && box.width > 0 && box.height > 0;
  };
  const arrived = () =>
    [...document.querySelectorAll('main h1')].some(
      (each) => each.textContent?.replace(/\s+/g, ' ').trim() === heading && visible(each),
    );
  const tell = (what, at) => window.__tellBench?.(what, performance.timeOrigin + at);
  if (heading) addEventListener('click', (event) => tell('click', event.timeStamp), { capture: true });
  // Looks when the document changes, not with every frame: that would make the page draw frames it has no use for.
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
