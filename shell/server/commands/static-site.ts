import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment } from 'shared-contracts/environment';
import { robotsText } from '../crawlers/robots';
import type { KnownRemote } from '../deployment/version-set';
import { unrenderedHtml } from '../pages/html-template';
import { filesOfPage } from '../pages/page-files';
import { cachedForAYear, hashedFiles } from '../pages/published-files';
import type { ShellBuild } from '../pages/shell-build';

interface Site {
  readonly build: ShellBuild;
  readonly environment: Environment;
  /** Used only for `robots.txt`. */
  readonly remotes: Readonly<Record<string, KnownRemote>>;
  /** Folder to write into; files of earlier versions stay, since open pages may need them. */
  readonly out: string;
}

/** Served for any URL without a file: pages of remotes, and pages that do not exist. */
const fallbackFile = 'fallback.html';
/** Files that only the shell's server needs. */
const serverOnly = /(^|\/)assets\.json$|\.(br|gz|map)$/;

/** Writes the shop for a static host: the shell's files, and the HTML of pages that the browser renders. */
export function writeSite({ build, environment, remotes: known, out }: Site): void {
  const { assets, folder } = build;
  // The HTML contains only the URLs of remotes, so that a remote is redeployed without a new site.
  const remotes = Object.fromEntries(
    Object.entries(environment.remotes).map(([name, settings]) => [
      name,
      { ...settings, pointer: `${settings.url}remote.json`, manifest: null },
    ]),
  );
  const page = (id: string | null) => {
    const files = filesOfPage({ owner: 'shell', id }, assets, { environment, remotes });
    return unrenderedHtml({ id, environment, remotes, build, files }, true);
  };
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), content);
  };

  cpSync(folder, out, { recursive: true, filter: (source) => !serverOnly.test(source) });
  const pages = Object.entries(assets.pages).map(([id, { path }]) => ({ path, ...page(id) }));
  for (const { path, html } of pages) write(join(path, 'index.html'), html);
  const fallback = page(null);
  write(fallbackFile, fallback.html);
  write('robots.txt', robotsText({ environment, remotes: known }, assets, { sitemap: false }));
  write('_headers', headerRules(fallback.headers, pages, hashedFiles(out)));
}

type Headers = Readonly<Record<string, string>>;

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Returns the content of a `_headers` file: security headers everywhere, a year for hashed files. Hosts join
 * the values of all matching rules, so the rule of a page holds only what differs.
 */
function headerRules(
  everywhere: Headers,
  pages: readonly { readonly path: string; readonly headers: Headers }[],
  hashed: readonly string[],
): string {
  const pageRules = pages.flatMap(({ path, headers }) => {
    const other = Object.entries(headers).filter(([name, value]) => everywhere[name] !== value);
    return other.length > 0 ? [rule(`/${path}/*`, Object.fromEntries(other))] : [];
  });
  const fileRules = hashed.map((file) => rule(`/${file}`, { 'cache-control': cachedForAYear }));
  return `${[rule('/*', everywhere), ...pageRules, ...fileRules].join('\n\n')}\n`;
}
