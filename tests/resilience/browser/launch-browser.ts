import { type Browser, chromium } from 'playwright-core';
import { ensureHeadlessBrowser } from '../../../tools/setup/test-programs.mjs';
import { limits } from '../waiting/until';

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** Launches the machine's Chromium headless, with additional command-line arguments. */
export async function launchBrowser(extraArgs: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureHeadlessBrowser(),
    args: [...args, ...extraArgs],
    timeout: limits.done,
  });
  browser.on('context', (context) => {
    context.setDefaultTimeout(limits.seen);
    context.setDefaultNavigationTimeout(limits.loaded);
  });
  return browser;
}
