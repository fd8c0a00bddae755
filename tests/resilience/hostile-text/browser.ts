import type { Browser, Page } from 'playwright-core';
import { stateOf } from '../shop/users';
import { until } from '../waiting/until';

/** Counts what must not happen: `hostile` is what the texts want to call, and the policy reports what it has blocked. */
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

/** What users see or hear read out. */
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

/** Looks at pages of a shop; `faults` grow with what was seen. */
export class Reader {
  readonly faults: string[] = [];
  private page: Page | undefined;

  constructor(
    private readonly browser: Browser,
    private readonly url: string,
  ) {}

  /** Begins anew in a browser that stores these entries. */
  async open(entries: Readonly<Record<string, string>>): Promise<void> {
    await this.page?.context().close();
    const context = await this.browser.newContext({
      baseURL: this.url,
      locale: 'fr-FR',
      storageState: stateOf(this.url, entries),
    });
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
    await page.goto(path);
    let missing = texts;
    await until(async () => {
      const shown = await page.evaluate(shownText).catch(() => '');
      missing = missing.filter((text) => !shown.includes(text.replace(/\s+/g, ' ')));
      return missing.length === 0;
    });
    for (const text of missing) this.faults.push(`${path}: not shown as typed: ${text}`);
    const happened = await page.evaluate(() => window.happened).catch(() => ['the page was left']);
    for (const each of new Set(happened)) this.faults.push(`${path}: ${each}`);
    if (!page.url().includes(path)) this.faults.push(`${path}: left for ${page.url()}`);
  }
}
