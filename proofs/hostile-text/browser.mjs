import { chromium } from 'playwright-core';
import { ensureHeadlessBrowser } from '../../scripts/setup/browser.mjs';

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** Counts what must not happen: `hostile` is what the texts want to call, and the policy tells of whatever it has stopped. */
function watch() {
  window.happened = [];
  window.hostile = () => window.happened.push('a script ran');
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    window.happened.push(`the policy stopped ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** What people see or hear read out. */
function shownText() {
  const copy = document.body.cloneNode(true);
  for (const hidden of copy.querySelectorAll('script, style, template')) hidden.remove();
  const fields = [...document.querySelectorAll('input, textarea')].map(({ value }) => value);
  const labels = [...document.querySelectorAll('[aria-label]')].map((each) =>
    each.getAttribute('aria-label'),
  );
  return `${copy.textContent} ${fields.join(' ')} ${labels.join(' ')}`.replace(/\s+/g, ' ');
}

/** A Chromium that looks at pages; `faults` grow with what was seen. */
export class Reader {
  faults = [];
  pages = 0;
  found = 0;

  async open(url, localStorage) {
    this.browser ??= await chromium.launch({ executablePath: ensureHeadlessBrowser(), args });
    await this.context?.close();
    this.context = await this.browser.newContext({
      baseURL: url,
      locale: 'fr-FR',
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    });
    await this.context.addInitScript(watch);
    this.page = await this.context.newPage();
    this.page.on('dialog', (dialog) => {
      this.faults.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    this.page.on('pageerror', (error) => this.faults.push(`${this.page.url()}: uncaught ${error.message}`));
  }

  /** Reads the page at an address once all `texts` are there, as they were typed. */
  async read(address, texts) {
    this.pages += 1;
    await this.page.goto(address);
    const end = Date.now() + 8_000;
    let missing = texts;
    do {
      const shown = await this.page.evaluate(shownText).catch(() => '');
      missing = missing.filter((text) => !shown.includes(text.replace(/\s+/g, ' ')));
    } while (missing.length > 0 && Date.now() < end);
    this.found += texts.length - missing.length;
    for (const text of missing) this.faults.push(`${address}: not shown as typed: ${text}`);
    const happened = await this.page.evaluate(() => window.happened).catch(() => ['the page was left']);
    for (const each of new Set(happened)) this.faults.push(`${address}: ${each}`);
    if (!this.page.url().includes(address)) this.faults.push(`${address}: left for ${this.page.url()}`);
  }

  close = () => this.browser?.close();
}
