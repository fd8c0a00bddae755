import { setTimeout as pause } from 'node:timers/promises';
import { inColdBrowser } from './browser.mjs';
import { idleTime, open } from './load-page.mjs';
import { observe } from './observe.mjs';
import { Requests, weigh } from './requests.mjs';

/** ms that the pointer rests on a link before the click. */
export const hoverTime = 300;
const patience = 20_000;

const addressOf = ({ url }) => url;

/**
 * From a settled list to a product: ms from the click to the first frame with the product's heading; then Back.
 * @param {{ url: string, content: string, heading: string, hover: boolean }} way
 */
export function followLink({ url, content, heading, hover }) {
  return inColdBrowser(async (page, cdp) => {
    const told = new Map();
    await page.exposeFunction('__tellBench', (what, at) => told.has(what) || told.set(what, at));
    await page.addInitScript(observe, { content, heading });
    const requests = new Requests(cdp);
    await open(page, requests, { url, content });
    // What is loaded when idle is there before somebody has read enough to choose.
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
    while (!told.has('arrived') && Date.now() < until) await pause(10);
    if (!told.has('arrived')) throw new Error(`no heading "${heading}" after a click`);
    const time = told.get('arrived') - told.get('click');
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
      addresses: sent.map(addressOf),
      backRequests: back.length,
      backAddresses: back.map(addressOf),
    };
  });
}
