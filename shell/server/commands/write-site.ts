import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment } from 'shared-contracts/environment';
import { robotsText } from '../crawlers/robots';
import type { KnownRemote } from '../deployment/remote-manifests';
import { composeUnrendered } from '../pages/html-template';
import { filesOfShellPage } from '../pages/page-files';
import { securityHeaders } from '../pages/security-headers';
import type { ShellBuild } from '../pages/shell-build';
import { webManifest, webManifestFile } from '../pages/web-manifest';
import { shellUrl } from '../rendering/shell-url';
import { headerRules } from './header-rules';

interface Site {
  readonly build: ShellBuild;
  readonly environment: Environment;
  /** What is known of the remotes, for `robots.txt` alone. */
  readonly known: Readonly<Record<string, KnownRemote>>;
  /** Folder to write into; files of earlier versions stay, since HTML that names them may still be open somewhere. */
  readonly out: string;
}

/** Any URL that has no file of its own: remotes' pages, and those that nobody has. */
const fallbackFile = 'fallback.html';
/** Says what the shell's server needs and a visitor does not; packed copies belong to the server too. */
const ofTheServer = /(^|\/)assets\.json$|\.(br|gz|map)$/;

/** Writes the shop for a static host: the shell's files, and the HTML of pages that the browser renders. */
export function writeSite({ build, environment, known, out }: Site): void {
  const { assets, folder } = build;
  // Where a remote is, stands in the HTML; what it consists of, the browser reads itself, so a remote is redeployed without this site.
  const places = Object.fromEntries(
    Object.entries(environment.remotes).map(([name, placed]) => [
      name,
      { ...placed, pointer: `${placed.url}remote.json`, manifest: null },
    ]),
  );
  const page = (id: string | null) => {
    const files = filesOfShellPage(id, assets, shellUrl(environment));
    const hashes = { scriptHash: build.early.hash, styleHashes: [] };
    const headers = securityHeaders(environment, id, hashes, false);
    return { headers, ...composeUnrendered({ environment, places, build, files, headersInside: headers }) };
  };
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), content);
  };

  mkdirSync(out, { recursive: true });
  cpSync(folder, out, { recursive: true, filter: (source) => !ofTheServer.test(source) });
  const pages = Object.entries(assets.pages).map(([id, { path }]) => ({ path, ...page(id) }));
  for (const { path, html } of pages) write(join(path, 'index.html'), html);
  const fallback = page(null);
  write(fallbackFile, fallback.html);
  write('robots.txt', robotsText({ environment, assets, places: known }, { sitemap: false }));
  write(webManifestFile, webManifest(environment, build.themeColor));
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  write('_headers', headerRules(fallback.headers, pages, files));
}
