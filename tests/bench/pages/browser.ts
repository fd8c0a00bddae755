import { spawn } from 'node:child_process';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { ensureBrowser } from '../../../tools/setup/test-programs.mjs';
import type { Options } from '../options';
import { untilQuiet } from '../report/machine';

/** A slow connection as in Lighthouse's mobile profile: latency in milliseconds, rates in kbit/s. */
const throttling = { latency: 150, down: 1638.4, up: 750 };

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Mobile Safari/537.36',
};

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
];

/** Options that slow the processor for a page. */
export type Strain = Pick<Options, 'slower' | 'busy'>;

const startLoop = () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });

/** Processor use, from 0 to 1, below which the start of a browser counts as finished. */
const started = 0.1;

/**
 * Starts a browser with an empty profile and one throttled page, and closes it after `use`. Waits until the
 * start of the browser is finished, which would take up to half of the processor time of the page's first 0.3
 * s.
 */
export async function inColdBrowser<Result>(
  { slower, busy }: Strain,
  use: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), headless: true, args: flags });
  const loops: ReturnType<typeof startLoop>[] = [];
  try {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: throttling.latency,
      downloadThroughput: (throttling.down * 1024) / 8,
      uploadThroughput: (throttling.up * 1024) / 8,
      connectionType: 'cellular4g',
    });
    // Before throttling, since a throttled browser keeps one processor busy regardless of the page.
    await untilQuiet(started);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    for (let count = 0; count < busy; count += 1) loops.push(startLoop());
    return await use(page, cdp);
  } finally {
    for (const loop of loops) loop.kill();
    await browser.close();
  }
}
