import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemotePage } from 'shared-contracts/remotes';
import type { ShellContract } from 'shared-contracts/remotes/shell-contract';
import type { PageFiles } from './html-template';
import { sha256 } from './security-headers';

/** Content of `assets.json` of the shell's browser build. */
export interface ShellAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly pages: Readonly<
    Record<string, RemotePage & { scripts: readonly string[]; styles: readonly string[] }>
  >;
}

/** Files of a page of the shell beyond those of its entry, below a URL; none when the page is not known. */
export function filesOfShellPage(id: string | null, assets: ShellAssets, folderUrl: string): PageFiles {
  const page = id === null ? undefined : assets.pages[id];
  const own = (files: readonly string[], entry: readonly string[]) =>
    files.filter((file) => !entry.includes(file)).map((file) => ({ href: `${folderUrl}${file}`, file }));
  return {
    scripts: own(page?.scripts ?? [], assets.scripts),
    styles: own(page?.styles ?? [], assets.styles),
  };
}

/** The shell's build as the HTML needs it, read once. */
export type ShellBuild = Readonly<ReturnType<typeof readShellBuild>>;

/** The start of a URL in a stylesheet that is relative to it. */
const relativeUrl = /url\((["']?)(?![/#]|[a-z]+:)(?:\.\/)?(?=.)/g;

const themeColor = /--sph-petrol-deep:\s*([^;}]+)/;

/** @throws where the build is incomplete. */
export function readShellBuild(dist: string) {
  const folder = join(dist, 'browser');
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const assets = read('assets.json') as ShellAssets;
  const contract = read('contract.json') as ShellContract;
  const files = new Set([...assets.styles, ...Object.values(assets.pages).flatMap(({ styles }) => styles)]);
  const styles = new Map([...files].map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const text = readFileSync(join(dist, 'inline/early.js'), 'utf8').trim();
  return {
    folder,
    assets,
    contract,
    /** Text of a stylesheet of the build, its relative URLs below `folderUrl`. */
    styleText: (file: string, folderUrl: string) =>
      (styles.get(file) ?? '').replace(relativeUrl, `url($1${folderUrl}`),
    /** Of the service bar, below the browser's own bar; null where the styles lack its token. */
    themeColor: themeColor.exec(assets.styles.map((file) => styles.get(file)).join('\n'))?.[1] ?? null,
    /** The one inline script, and its source expression for the Content-Security-Policy. */
    early: { text, hash: sha256(text) },
  };
}
