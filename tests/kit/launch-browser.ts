import { type Browser, chromium } from 'playwright-core';
import { ensureBrowser } from '../../tools/workspace/test-programs.mjs';
import { limits } from './until';

/** Launches the machine's Chromium headless. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    timeout: limits.done,
  });
  browser.on('context', (context) => {
    context.setDefaultTimeout(limits.seen);
    context.setDefaultNavigationTimeout(limits.loaded);
  });
  return browser;
}
