import type { Browser, Page } from 'playwright-core';
import { until } from '../../kit/until';
import { stateOf } from '../../kit/users';

declare global {
  interface Window {
    /** Executed texts, which call `hostile`, and what the Content-Security-Policy has blocked. */
    happened: string[];
    hostile(): void;
  }
}

function watch() {
  window.happened = [];
  window.hostile = () => void window.happened.push('a script ran');
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    window.happened.push(`the policy blocked ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** Returns the text that users see or that screen readers announce. */
function shownText() {
  const copy = document.importNode(document.body, true);
  for (const hidden of copy.querySelectorAll('script, style, template')) hidden.remove();
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
    ({ value }) => value,
  );
  const labels = [...document.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
  return [copy.textContent, ...fields, ...labels].join(' ').replace(/\s+/g, ' ');
}

/** Opens pages of a shop and collects `faults`. */
export class Reader {
  readonly faults: string[] = [];
  private page: Page | undefined;

  constructor(
    private readonly browser: Browser,
    private readonly url: string,
  ) {}

  /** Opens a new browser context with these entries in its storage. */
  async open(entries: Readonly<Record<string, string>>): Promise<void> {
    await this.page?.context().close();
    const storageState = stateOf(this.url, entries);
    const context = await this.browser.newContext({ baseURL: this.url, locale: 'fr-FR', storageState });
    await context.addInitScript(watch);
    const page = await context.newPage();
    this.page = page;
    page.on('dialog', (dialog) => {
      this.faults.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => this.faults.push(`${page.url()}: uncaught ${error.message}`));
  }

  /** Opens a page and waits until all `texts` are shown as they were typed. */
  async read(path: string, texts: readonly string[]): Promise<void> {
    const { page } = this;
    if (!page) throw new Error('no browser context is open');
    await page.goto(path);
    let missing = texts;
    await until(async () => {
      const shown = await page.evaluate(shownText).catch(() => '');
      missing = missing.filter((text) => !shown.includes(text));
      return missing.length === 0;
    });
    const happened = await page.evaluate(() => window.happened).catch(() => ['the page was left']);
    const found = [...missing.map((text) => `not shown as typed: ${text}`), ...new Set(happened)];
    this.faults.push(...found.map((each) => `${path}: ${each}`));
    if (!page.url().includes(path)) this.faults.push(`${path}: navigated to ${page.url()}`);
  }
}
