import { type Browser, chromium } from 'playwright-core';
import { ensureHeadlessBrowser } from '../../scripts/setup/browser.mjs';

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** The Chromium of the machine without a window; `more`: further arguments. */
export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: ensureHeadlessBrowser(), args: [...args, ...more] });
