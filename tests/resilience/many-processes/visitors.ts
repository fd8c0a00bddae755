import { setTimeout as pause } from 'node:timers/promises';

const list = '/category-product/SACS/SACS-POUBELLE';

/** Pages that the server renders, of the shell and of a remote. */
const paths = ['/', list, `${list}/SP-110-N35`, '/commitment', '/contact'];

/** Files that a document references: absolute URLs for remotes, relative ones for the shell. */
const fileNames = /(?<![\w./:-])(?!remote-entry)[\w./:-]*\.[0-9a-f]{8}\.(?:js|css)/g;

/** Opens pages with all files they reference, like a browser without a cache, and counts the responses. */
export class Visitor {
  pages = 0;
  files = 0;
  /** Responses 503 with `Retry-After` while the database is down. */
  refused = 0;
  /** Requests for which no process was running. */
  unreached = 0;
  readonly faults: string[] = [];
  stopping = false;

  constructor(
    private readonly url: string,
    /** Paths of pages that are opened only once. */
    private readonly articles: Iterator<string>,
    private readonly isDatabaseDown: () => boolean,
  ) {}

  async visitUntilStopped(): Promise<void> {
    for (let visit = 0; !this.stopping; visit += 1) {
      const path = paths[visit % (paths.length + 1)] ?? this.articles.next().value ?? '/';
      await this.visit(path).catch(async () => {
        this.unreached += 1;
        await pause(50);
      });
    }
  }

  private async visit(path: string): Promise<void> {
    const wasDown = this.isDatabaseDown();
    const response = await fetch(this.url + path);
    const html = await response.text();
    this.pages += 1;
    const { status } = response;
    if (status === 503 && response.headers.has('retry-after') && (wasDown || this.isDatabaseDown()))
      this.refused += 1;
    else if (status !== 200) this.faults.push(`page ${path}: ${status}`);
    for (const name of new Set(html.match(fileNames))) await this.load(new URL(name, `${this.url}/`));
  }

  private async load(url: URL): Promise<void> {
    const { status, body } = await fetch(url);
    await body?.cancel();
    this.files += 1;
    // 502 and 504 mean that the host of remotes is being replaced, not that the file is missing.
    const isUnreached = url.origin !== this.url && [502, 504].includes(status);
    if (isUnreached) this.unreached += 1;
    else if (status !== 200) this.faults.push(`file ${url.pathname}: ${status}`);
  }
}
