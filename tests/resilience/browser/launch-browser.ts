import { type Browser, chromium } from 'playwright-core';
import { ensureHeadlessBrowser } from '../../../tools/setup/test-programs.mjs';
import { limits } from '../waiting/until';

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** The Chromium of the machine without a window; `more`: further arguments. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureHeadlessBrowser(),
    args: [...args, ...more],
    timeout: limits.done,
  });
  browser.on('context', (context) => {
    context.setDefaultTimeout(limits.seen);
    context.setDefaultNavigationTimeout(limits.loaded);
  });
  return browser;
}
