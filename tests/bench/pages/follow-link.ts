import { setTimeout as pause } from 'node:timers/promises';
import { inColdBrowser, type Strain } from './browser';
import { observe } from './in-page.js';
import { open } from './load-page';
import { type Request, Requests, weigh } from './requests';
import type { Mark } from './seen';

/** ms that the pointer rests on a link before the click. */
const hoverTime = 300;
/** ms by which what is loaded when idle has come. */
const idleTime = 6000;
const patience = 20_000;

const urlOf = ({ url }: Request) => url;

export interface Way {
  /** Of the list. */
  readonly url: string;
  /** Selector of the link. */
  readonly content: string;
  /** Text of the product's heading. */
  readonly heading: string;
  /** The pointer rests on the link before the click. */
  readonly hover: boolean;
  readonly strain: Strain;
}

/** Figures of one way to a product and back. */
export interface FollowedLink {
  /** ms */
  readonly time: number;
  readonly requests: number;
  readonly bytes: number;
  readonly urls: readonly string[];
  readonly backRequests: number;
  readonly backUrls: readonly string[];
}

/** From a settled list to a product: ms from the click to the first frame with the product's heading; then Back. */
export function followLink({ url, content, heading, hover, strain }: Way): Promise<FollowedLink> {
  return inColdBrowser(strain, async (page, cdp) => {
    const marks = new Map<Mark, number>();
    await page.exposeFunction('__tellBench', (what: Mark, at: number) => {
      if (!marks.has(what)) marks.set(what, at);
    });
    await page.addInitScript(observe, { content, heading });
    const requests = new Requests(cdp);
    await open(page, requests, { url, content });
    // What is loaded when idle is there before a reader has seen enough to choose.
    await pause(idleTime);
    await requests.untilSilent(1000);

    const link = page.locator(content).first();
    await link.scrollIntoViewIfNeeded();
    await requests.untilSilent(1000);
    const before = requests.count;
    if (hover) {
      await link.hover();
      await pause(hoverTime);
    }
    await link.click({ noWaitAfter: true });
    const until = Date.now() + patience;
    while (!marks.has('arrived') && Date.now() < until) await pause(10);
    const { click = Number.NaN, arrived } = Object.fromEntries(marks);
    if (arrived === undefined) throw new Error(`no heading "${heading}" after a click`);
    const time = arrived - click;
    await requests.untilSilent(1000);
    const sent = requests.sent(before);

    const beforeBack = requests.count;
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForSelector(content, { state: 'visible', timeout: patience });
    await requests.untilSilent(1000);
    const back = requests.sent(beforeBack);
    return {
      time,
      requests: sent.length,
      bytes: weigh(sent).bytes,
      urls: sent.map(urlOf),
      backRequests: back.length,
      backUrls: back.map(urlOf),
    };
  });
}
