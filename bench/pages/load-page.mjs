import { setTimeout as pause } from 'node:timers/promises';
import { inColdBrowser } from './browser.mjs';
import { observe } from './observe.mjs';
import { Requests, weigh } from './requests.mjs';

/** ms without a request after which a page counts as loaded. */
export const silence = 1500;
/** ms after `hydrated` by which what is loaded when idle has begun. */
export const idleTime = 6000;
/** ms after which a page that shows nothing counts as failed. */
const patience = 20_000;
/** Pixels below the window within which Chromium loads lazy pictures on a slow line. */
const lazyMargin = 2500;

/** Runs in the page. */
function read(margin) {
  const seen = window.__bench;
  const reach = window.innerHeight + margin;
  const placed = [...document.images].filter((picture) => picture.getBoundingClientRect().width > 0);
  const above = (limit) =>
    new Set(placed.filter((each) => each.getBoundingClientRect().top < limit).map(({ src }) => src)).size;
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    lcpElement: seen.lcpElement,
    contentAt: seen.contentAt,
    cls: seen.cls,
    longTasks: seen.longTasks,
    blocking: seen.longTasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...seen.longTasks.map(([, duration]) => duration)),
    hydrateStart: performance.getEntriesByName('hydrate-start')[0]?.startTime,
    hydrated: performance.getEntriesByName('hydrated')[0]?.startTime,
    // Builds that take over a page as a whole have no mark of their own for the shell.
    shellHydrated: performance.getEntriesByName(
      performance.getEntriesByName('shell-hydrated').length > 0 ? 'shell-hydrated' : 'hydrated',
    )[0]?.startTime,
    firstByte: performance.getEntriesByType('navigation')[0]?.responseStart,
    elements: document.querySelectorAll('*').length,
    picturesInView: above(window.innerHeight),
    picturesInReach: above(reach),
  };
}

/** Every request with its time, in ms since the first. */
function listed(sent) {
  const since = (at) => Math.round((at - sent[0].startedAt) * 1000);
  return sent.map(({ url, type, bytes, startedAt, endedAt }) => ({
    url,
    type,
    bytes,
    from: since(startedAt),
    to: since(endedAt),
  }));
}

/** The longest task since the first script came: what the page itself costs to lay out is over by then. */
function longestSince(files, longTasks) {
  const came = Math.min(...files.filter(({ type }) => type === 'Script').map(({ to }) => to));
  if (came === Infinity) return {};
  return {
    longestScriptTask: Math.max(0, ...longTasks.filter(([at]) => at >= came).map(([, duration]) => duration)),
  };
}

/**
 * Opens a page and waits until the line is silent and the content there. Nothing looks at a loading page but `observe`: the
 * scripts with which Playwright waits for an element cost a slowed processor as much as a page's own.
 */
export async function open(page, requests, { url, content }) {
  await page.goto(url, { waitUntil: 'commit', timeout: patience });
  await requests.untilSilent(silence);
  if (await page.evaluate(() => window.__bench.contentAt > 0)) return;
  await page.waitForSelector(content, { state: 'visible', timeout: patience });
  await requests.untilSilent(silence);
}

/** On a busy machine the line may be silent before the page answers. @throws when it never does */
async function untilHydrated(page, requests) {
  const done = () => performance.getEntriesByName('hydrated').length > 0;
  if (await page.evaluate(done)) return;
  await page.waitForFunction(done, null, { timeout: patience, polling: 250 }).catch(() => {
    throw new Error(`the page did not answer within ${patience / 1000} s of silence`);
  });
  await requests.untilSilent(silence);
}

/**
 * One cold load. Times in ms since navigation, bytes as transferred.
 * @param {{ url: string, content: string, scripted: boolean, idle: boolean }} target `scripted`: the page answers clicks in
 *   the end; `idle`: wait for what is loaded when idle, too
 */
export function loadPage({ url, content, scripted, idle }) {
  return inColdBrowser(async (page, cdp) => {
    const requests = new Requests(cdp);
    await page.addInitScript(observe, { content, heading: null });
    await open(page, requests, { url, content });
    if (scripted) await untilHydrated(page, requests);
    const files = listed(requests.sent());
    const seen = await page.evaluate(read, lazyMargin);
    const loaded = { ...seen, ...longestSince(files, seen.longTasks), ...weigh(requests.sent()) };
    if (!idle) return { ...loaded, files };
    const before = requests.count;
    await pause(idleTime);
    await requests.untilSilent(silence);
    const later = weigh(requests.sent(before));
    return { ...loaded, files, idleRequests: later.requests, idleBytes: later.bytes };
  });
}
