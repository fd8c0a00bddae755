import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemotePage } from 'shared-contracts/remotes';
import type { ShellContract } from 'shared-contracts/remotes/shell-contract';
import { sha256 } from './security-headers';

/** Content of `assets.json` of the shell's browser build. */
export interface ShellAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Files of Module Federation's runtime, which pages of remotes need. */
  readonly federation: readonly string[];
  readonly fonts: readonly string[];
  readonly pages: Readonly<
    Record<string, RemotePage & { scripts: readonly string[]; styles: readonly string[] }>
  >;
}

/** The data of the shell's build that the HTML needs, read once. */
export type ShellBuild = Readonly<ReturnType<typeof readShellBuild>>;

/** The beginning of a relative URL in a stylesheet, with its quote; not of a path, fragment or URL with scheme. */
const relativeUrl = /url\((["']?)(?![/#]|[a-z]+:)(?:\.\/)?(?=.)/g;
const themeColor = /--sph-petrol-deep:\s*([^;}]+)/;

/** Reads the shell's build. @throws when it is incomplete */
export function readShellBuild(dist: string) {
  const folder = join(dist, 'browser');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const [assetsText, contractText] = [read('assets.json'), read('contract.json')];
  const assets: ShellAssets = JSON.parse(assetsText);
  const contract: ShellContract = JSON.parse(contractText);
  const files = new Set([...assets.styles, ...Object.values(assets.pages).flatMap(({ styles }) => styles)]);
  const styles = new Map([...files].map((file) => [file, read(file)]));
  const text = readFileSync(join(dist, 'inline/early.js'), 'utf8').trim();
  const hash = createHash('sha256').update(assetsText + contractText);
  return {
    /** The same for processes of the same build. */
    id: hash.digest('hex').slice(0, 10),
    folder,
    assets,
    contract,
    /** Returns the text of a stylesheet of the build, with relative URLs below `folderUrl`. */
    styleText: (file: string, folderUrl: string) =>
      (styles.get(file) ?? '').replace(relativeUrl, `url($1${folderUrl}`),
    /** Colour of the service bar, next to the browser's bar; null when the styles lack its token. */
    themeColor: themeColor.exec(assets.styles.map((file) => styles.get(file)).join('\n'))?.[1] ?? null,
    /** The one inline script, and its source expression for the Content-Security-Policy. */
    early: { text, hash: sha256(text) },
  };
}
