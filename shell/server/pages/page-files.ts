import type { RemoteFile, RemoteManifest } from 'shared-contracts/remotes';
import type { ShellAssets } from './shell-build';

/** A file of a page with its whole URL. */
export interface PageFile {
  readonly href: string;
  readonly file: string;
  readonly integrity?: string;
}

export interface PageFiles {
  readonly scripts: readonly PageFile[];
  readonly styles: readonly PageFile[];
}

function ofRemote(url: string, files: readonly RemoteFile[]): PageFile[] {
  const unique = new Map(files.map((each) => [each.file, each]));
  return [...unique.values()].map(({ file, integrity }) => ({ href: `${url}${file}`, file, integrity }));
}

/** Files of a remote's page beyond the shell's own: entry, routes, and the page when its id is known. */
export function filesOfRemotePage(id: string | null, url: string, manifest: RemoteManifest): PageFiles {
  const page = id === null ? undefined : manifest.pages[id];
  const routes = manifest.exposes?.['./routes'];
  const parts = [...(routes ? [routes] : []), ...(page ? [page] : [])];
  return {
    scripts: ofRemote(url, [manifest.entry, ...parts.flatMap(({ scripts }) => scripts)]),
    styles: ofRemote(
      url,
      parts.flatMap(({ styles }) => styles),
    ),
  };
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
