import { setTimeout as pause } from 'node:timers/promises';
import { inColdBrowser, type Strain } from './browser';
import { open } from './load-page';
import { observe } from './observe-page.js';
import type { Mark } from './page-facts';
import { Requests } from './requests';

/** Milliseconds for which the pointer rests on a link before the click. */
const hoverTime = 300;
/** Milliseconds after which the page has loaded what it loads when idle. */
const idleTime = 6000;
/** Timeout in milliseconds. */
const patience = 20_000;

export interface Navigation {
  /** URL of the list. */
  readonly url: string;
  /** Selector of the link. */
  readonly content: string;
  /** Text of the product's heading. */
  readonly heading: string;
  /** Whether the pointer rests on the link before the click. */
  readonly hover: boolean;
  readonly strain: Strain;
}

export interface FollowedLink {
  /** Milliseconds. */
  readonly time: number;
}

/** Follows a link from a loaded list; measures from click to first frame with the product's heading. */
export function followLink({ url, content, heading, hover, strain }: Navigation): Promise<FollowedLink> {
  return inColdBrowser(strain, async (page, cdp) => {
    const marks = new Map<Mark, number>();
    await page.exposeFunction('__tellBench', (what: Mark, at: number) => {
      if (!marks.has(what)) marks.set(what, at);
    });
    await page.addInitScript(observe, { content, heading });
    const requests = new Requests(cdp);
    await open(page, requests, { url, content });
    // A visitor also needs longer to choose than the page needs to load its code when idle.
    await pause(idleTime);
    await requests.untilSilent(1000);

    const link = page.locator(content).first();
    await link.scrollIntoViewIfNeeded();
    await requests.untilSilent(1000);
    if (hover) {
      await link.hover();
      await pause(hoverTime);
    }
    await link.click({ noWaitAfter: true });
    const until = Date.now() + patience;
    while (!marks.has('arrived') && Date.now() < until) await pause(10);
    const { click = Number.NaN, arrived } = Object.fromEntries(marks);
    if (arrived === undefined) throw new Error(`no heading "${heading}" after a click`);
    return { time: arrived - click };
  });
}
