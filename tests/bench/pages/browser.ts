import { type CDPSession, chromium, type Page } from 'playwright-core';
import { ensureBrowser } from '../../../tools/workspace/test-programs.mjs';
import { untilQuiet } from '../report/machine';

/** A slow connection as in Lighthouse's mobile profile: latency in milliseconds, rates in bytes per second. */
const network = { latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
};

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Processor use, from 0 to 1, below which the start of a browser counts as finished. */
const started = 0.1;

/**
 * Starts a browser with an empty profile and one throttled page, and closes it after `use`. Waits until the
 * start of the browser is finished, which would take up to half of the processor time of the page's first 0.3
 * s.
 */
export async function inColdBrowser<Result>(
  slower: number,
  use: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  try {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
    // Before throttling, since a throttled browser keeps one processor busy regardless of the page.
    await untilQuiet(started);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await use(page, cdp);
  } finally {
    await browser.close();
  }
}
