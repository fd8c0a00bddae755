import { type Browser, chromium } from 'playwright-core';
import { ensureBrowser } from '../../tools/workspace/test-programs.mjs';
import { limits } from './until';

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** Launches the machine's Chromium headless, with additional command-line arguments. */
export async function launchBrowser(extraArgs: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...args, ...extraArgs],
    timeout: limits.done,
  });
  browser.on('context', (context) => {
    context.setDefaultTimeout(limits.seen);
    context.setDefaultNavigationTimeout(limits.loaded);
  });
  return browser;
}
