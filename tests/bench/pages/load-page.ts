import type { Page } from 'playwright-core';
import { inColdBrowser, type Strain } from './browser';
import { observe, read } from './observe-page.js';
import type { PageFacts } from './page-facts';
import { type Request, Requests, type Weight, weigh } from './requests';

/** Milliseconds without a request after which a page counts as loaded. */
export const silence = 1500;
/** Milliseconds after which a page without its content counts as failed. */
const patience = 20_000;
/** Pixels below the window within which Chromium loads lazy images on a slow connection. */
const lazyMargin = 2500;

/** A request with its times, in milliseconds since the page's first request. */
interface LoadedFile extends Pick<Request, 'url' | 'type' | 'bytes'> {
  readonly from: number;
  readonly to: number;
}

function listed(sent: readonly Request[]): LoadedFile[] {
  const [first] = sent;
  const since = (at: number) => Math.round((at - (first?.startedAt ?? 0)) * 1000);
  return sent.map(({ url, type, bytes, startedAt, endedAt }) => ({
    url,
    type,
    bytes,
    from: since(startedAt),
    to: since(endedAt),
  }));
}

interface LoadTarget {
  readonly url: string;
  /** Selector of the main content. */
  readonly content: string;
  /** Whether the page has scripts and is hydrated. */
  readonly hydrates: boolean;
  readonly strain: Strain;
}

/**
 * Opens a page and waits until there are no requests and the content is shown. Only `observe` runs in a
 * loading page: the scripts with which Playwright waits for an element cost a slowed processor as much as the
 * page's own scripts.
 */
export async function open(
  page: Page,
  requests: Requests,
  { url, content }: Pick<LoadTarget, 'url' | 'content'>,
): Promise<void> {
  await page.goto(url, { waitUntil: 'commit', timeout: patience });
  await requests.untilSilent(silence);
  if (await page.evaluate(() => window.__bench.contentAt > 0)) return;
  await page.waitForSelector(content, { state: 'visible', timeout: patience });
  await requests.untilSilent(silence);
}

/** Waits for hydration, which on a busy machine may come after the silence. @throws on a timeout */
async function untilHydrated(page: Page, requests: Requests): Promise<void> {
  const done = () => performance.getEntriesByName('hydrated').length > 0;
  if (await page.evaluate(done)) return;
  await page.waitForFunction(done, null, { timeout: patience, polling: 250 }).catch(() => {
    throw new Error(`the page was not hydrated within ${patience / 1000} s of silence`);
  });
  await requests.untilSilent(silence);
}

export interface PageLoad extends PageFacts, Weight {
  readonly files: readonly LoadedFile[];
}

/** Measures one cold load. Times in milliseconds since navigation, bytes as transferred. */
export function loadPage({ url, content, hydrates, strain }: LoadTarget): Promise<PageLoad> {
  return inColdBrowser(strain, async (page, cdp) => {
    const requests = new Requests(cdp);
    await page.addInitScript(observe, { content, heading: null });
    await open(page, requests, { url, content });
    if (hydrates) await untilHydrated(page, requests);
    const seen = await page.evaluate(read, lazyMargin);
    return { ...seen, ...weigh(requests.sent()), files: listed(requests.sent()) };
  });
}
