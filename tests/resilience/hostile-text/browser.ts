import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../browser/launch-browser';
import { limits, until } from '../waiting/until';

/** Counts what must not happen: `hostile` is what the texts want to call, and the policy tells of whatever it has stopped. */
declare global {
  interface Window {
    /** What must not. */
    happened: string[];
    hostile(): void;
  }
}

function watch() {
  window.happened = [];
  window.hostile = () => void window.happened.push('a script ran');
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    window.happened.push(`the policy stopped ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** What people see or hear read out. */
function shownText() {
  const copy = document.importNode(document.body, true);
  for (const hidden of copy.querySelectorAll('script, style, template')) hidden.remove();
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
  ].map(({ value }) => value);
  const labels = [...document.querySelectorAll('[aria-label]')].map((each) =>
    each.getAttribute('aria-label'),
  );
  return `${copy.textContent} ${fields.join(' ')} ${labels.join(' ')}`.replace(/\s+/g, ' ');
}

/** A Chromium that looks at pages; `faults` grow with what was seen. */
export class Reader {
  readonly faults: string[] = [];
  pages = 0;
  found = 0;
  private browser: Browser | undefined;
  private context: BrowserContext | undefined;
  private page: Page | undefined;

  async open(url: string, localStorage: { name: string; value: string }[]): Promise<void> {
    this.browser ??= await launchBrowser();
    await this.context?.close();
    const context = await this.browser.newContext({
      baseURL: url,
      locale: 'fr-FR',
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    });
    this.context = context;
    await context.addInitScript(watch);
    const page = await context.newPage();
    this.page = page;
    page.on('dialog', (dialog) => {
      this.faults.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => this.faults.push(`${page.url()}: uncaught ${error.message}`));
  }

  /** Reads the page at a path once all `texts` are there, as they were typed. */
  async read(path: string, texts: readonly string[]): Promise<void> {
    const { page } = this;
    if (!page) throw new Error('nothing is open');
    this.pages += 1;
    await page.goto(path);
    let missing = texts;
    await until(async () => {
      const shown = await page.evaluate(shownText).catch(() => '');
      missing = missing.filter((text) => !shown.includes(text.replace(/\s+/g, ' ')));
      return missing.length === 0;
    });
    this.found += texts.length - missing.length;
    for (const text of missing)
      this.faults.push(`${path}: not shown as typed within ${limits.seen / 1000} s: ${text}`);
    const happened = await page.evaluate(() => window.happened).catch(() => ['the page was left']);
    for (const each of new Set(happened)) this.faults.push(`${path}: ${each}`);
    if (!page.url().includes(path)) this.faults.push(`${path}: left for ${page.url()}`);
  }

  close = () => this.browser?.close();
}
