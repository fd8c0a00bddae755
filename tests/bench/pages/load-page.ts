import type { Page } from 'playwright-core';
import { inColdBrowser, type Strain } from './browser';
import { observe, read } from './observe-page.js';
import type { PageFacts } from './page-facts';
import { type Request, Requests, type Weight, weigh } from './requests';

/** ms without a request after which a page counts as loaded. */
export const silence = 1500;
/** ms after which a page that shows nothing counts as failed. */
const patience = 20_000;
/** Pixels below the window within which Chromium loads lazy pictures on a slow line. */
const lazyMargin = 2500;

/** A request with its time, in ms since the page's first. */
interface LoadedFile extends Pick<Request, 'url' | 'type' | 'bytes'> {
  readonly from: number;
  readonly to: number;
}

/** Every request with its time. */
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
  /** Selector of what is visible once the page shows what it is for. */
  readonly content: string;
  /** It has scripts, whose end is waited for. */
  readonly hydrates: boolean;
  readonly strain: Strain;
}

/**
 * Opens a page and waits until the line is silent and the content there. Nothing looks at a loading page but `observe`: the
 * scripts with which Playwright waits for an element cost a slowed processor as much as a page's own.
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

/** On a busy machine the line may be silent before the page answers. @throws when it never does */
async function untilHydrated(page: Page, requests: Requests): Promise<void> {
  const done = () => performance.getEntriesByName('hydrated').length > 0;
  if (await page.evaluate(done)) return;
  await page.waitForFunction(done, null, { timeout: patience, polling: 250 }).catch(() => {
    throw new Error(`the page did not answer within ${patience / 1000} s of silence`);
  });
  await requests.untilSilent(silence);
}

/** Figures of one cold load. */
export interface PageLoad extends PageFacts, Weight {
  readonly files: readonly LoadedFile[];
}

/** One cold load. Times in ms since navigation, bytes as transferred. */
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
