import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { messageOf } from '../report/print';

const list = '/category-product/SACS/SACS-POUBELLE';

/** Pages that the server renders, of the shell and of a remote. */
const paths = ['/', list, `${list}/SP-110-N35`, '/commitment', '/contact'];

/** Files that a document references: absolute URLs for remotes, relative ones for the shell. */
const fileNames = /(?<![\w./:-])(?!remote-entry)[\w./:-]*\.[0-9a-f]{8}\.(?:js|css)/g;

/** Headers that the guide to deploying requires of the host of a remote's files. */
const required = {
  'cache-control': /immutable/,
  'access-control-allow-origin': /\*/,
  'x-content-type-options': /nosniff/,
};

/** Opens pages with all files they reference, like a browser without a cache. */
export class Visitor {
  visits = 0;
  readonly faults: string[] = [];
  stopping = false;

  constructor(
    private readonly url: string,
    /** Paths of pages that are opened only once. */
    private readonly articles: Iterator<string>,
    private readonly isDatabaseDown: () => boolean,
  ) {}

  async visitUntilStopped(): Promise<void> {
    for (; !this.stopping; this.visits += 1) {
      const path = paths[this.visits % (paths.length + 1)] ?? this.articles.next().value ?? '/';
      // Without a process there is no response.
      await this.visit(path).catch(() => pause(50));
    }
  }

  private async visit(path: string): Promise<void> {
    const wasDown = this.isDatabaseDown();
    const response = await fetch(this.url + path);
    const html = await response.text();
    const { status } = response;
    const isRefused = status === 503 && response.headers.has('retry-after');
    if (status !== 200 && !(isRefused && (wasDown || this.isDatabaseDown())))
      this.faults.push(`page ${path}: ${status}`);
    for (const name of new Set(html.match(fileNames))) await this.load(new URL(name, `${this.url}/`));
  }

  private async load(url: URL): Promise<void> {
    const { status, body, headers } = await fetch(url);
    await body?.cancel();
    const isOfRemote = url.origin !== this.url;
    // 502 and 504 mean that the host of remotes is being replaced, not that the file is missing.
    if (isOfRemote && [502, 504].includes(status)) return;
    if (status !== 200) this.faults.push(`file ${url.pathname}: ${status}`);
    else if (isOfRemote)
      for (const [name, value] of Object.entries(required))
        if (!value.test(headers.get(name) ?? '')) this.faults.push(`${url.pathname}: ${name} is missing`);
  }
}

/**
 * Opens a page in a browser with an empty cache, then the cart panel and a page that loads on demand.
 * @returns the name of the main script, and the faults found: missing files, reloads, what was not shown
 */
export async function visitInBrowser(browser: Browser, url: string, number: number) {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    let documents = 0;
    let main: string | undefined;
    page.on('request', (request) => {
      main ??= /main\.[0-9a-f]{8}\.js/.exec(request.url())?.[0];
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      // The browser cancels requests itself, such as a preload of a page that was left.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed ${request.url()}`);
    });
    const use = async () => {
      await page.goto(url + paths[number % paths.length]);
      const panel = page.getByRole('dialog', { name: /panier/i });
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Panier/ })
        .click();
      await panel
        .getByRole('button', { name: /fermer/i })
        .first()
        .click();
      await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click();
      await page.getByRole('heading', { level: 1, name: 'À propos' }).waitFor();
    };
    await use().catch((error) => faults.push(messageOf(error).slice(0, 400)));
    if (documents > 1) faults.push(`${documents - 1} reloads`);
    return { main, faults };
  } finally {
    await context.close();
  }
}
