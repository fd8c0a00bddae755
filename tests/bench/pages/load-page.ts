import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { isHydrated } from '../../kit/is-hydrated';
import { inColdBrowser } from './browser';
import { readPage, timeClick } from './read-page.js';

/** Milliseconds after which the page has loaded what it loads when idle. */
const idleTime = 2_000;

/** A page to load; without `hydrates` its scripts are blocked, which is the limit for pages with scripts. */
interface Target {
  readonly url: string;
  readonly slower: number;
  readonly hydrates: boolean;
}

/** Opens a page; resolves when it is hydrated, unless its scripts are blocked, and has no more requests. */
async function open(page: Page, { url, hydrates }: Target): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  if (hydrates) await page.waitForFunction(isHydrated, null, { polling: 250 });
  await pause(idleTime);
  await page.waitForLoadState('networkidle');
}

/** Loads a page in a new browser; times in milliseconds since navigation, bytes as transferred. */
export const loadPage = (target: Target) =>
  inColdBrowser(target.slower, async (page, cdp) => {
    if (!target.hydrates) await cdp.send('Network.setBlockedURLs', { urls: ['*.js'] });
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await open(page, target);
    const seen = await page.evaluate(readPage);
    const [first] = requests;
    const since = (request: Request) => request.timing().startTime - (first?.timing().startTime ?? 0);
    const bytesOf = async (type: string) => {
      const sizes = requests.filter((each) => each.resourceType() === type).map((each) => each.sizes());
      return (await Promise.all(sizes)).reduce((sum, each) => sum + each.responseBodySize, 0);
    };
    const scripts = requests.filter((each) => each.resourceType() === 'script');
    return {
      ...seen,
      requests: requests.filter((each) => !/^(image|other|ping)$/.test(each.resourceType())).length,
      documentBytes: await bytesOf('document'),
      scriptBytes: await bytesOf('script'),
      fontBytes: await bytesOf('font'),
      pictureBytes: await bytesOf('image'),
      scriptsBeforePaint: scripts.filter((each) => since(each) < seen.fcp).length,
    };
  });

/** Follows a link from a loaded page, after the pointer has rested on it; `time`: until the heading. */
export const followLink = (target: Target, link: string, heading: string) =>
  inColdBrowser(target.slower, async (page) => {
    await open(page, target);
    const card = page.locator(link).first();
    await card.scrollIntoViewIfNeeded();
    await card.hover();
    await pause(300);
    const time = page.evaluate(timeClick, heading);
    await card.click({ noWaitAfter: true });
    return { time: await time };
  });
