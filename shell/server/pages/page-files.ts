import type { RemoteFile, RemoteManifest } from 'shared-contracts/remotes';
import type { ShellAssets } from './shell-build';

/** A file of a page with its whole URL. */
interface PageFile {
  readonly href: string;
  readonly file: string;
  readonly integrity?: string;
}

/** The scripts and styles of a page in addition to the entry of the shell. */
export interface PageFiles {
  /** A page of a remote begins with the shell's files for it. */
  readonly scripts: readonly PageFile[];
  readonly styles: readonly PageFile[];
}

function ofRemote(url: string, files: readonly RemoteFile[]): PageFile[] {
  const unique = new Map(files.map((each) => [each.file, each]));
  return [...unique.values()].map(({ file, integrity }) => ({ href: `${url}${file}`, file, integrity }));
}

const ofShell = (files: readonly string[], folderUrl: string): PageFile[] =>
  files.map((file) => ({ href: `${folderUrl}${file}`, file }));

/** Returns the files of a remote's page: federation runtime, entry, routes, and its own if its id is known. */
export function filesOfRemotePage(
  id: string | null,
  { url, manifest }: { readonly url: string; readonly manifest: RemoteManifest },
  assets: ShellAssets,
  folderUrl: string,
): PageFiles {
  const page = id === null ? undefined : manifest.pages[id];
  const routes = manifest.exposes?.['./routes'];
  const parts = [...(routes ? [routes] : []), ...(page ? [page] : [])];
  const styles = parts.flatMap((part) => part.styles);
  return {
    scripts: [
      ...ofShell(assets.federation, folderUrl),
      ...ofRemote(url, [manifest.entry, ...parts.flatMap(({ scripts }) => scripts)]),
    ],
    styles: ofRemote(url, styles),
  };
}

/** Returns the files of a page of the shell that are not in its entry; none for an unknown page. */
export function filesOfShellPage(id: string | null, assets: ShellAssets, folderUrl: string): PageFiles {
  const page = id === null ? undefined : assets.pages[id];
  const beyondEntry = (files: readonly string[], entry: readonly string[]) =>
    ofShell(
      files.filter((file) => !entry.includes(file)),
      folderUrl,
    );
  return {
    scripts: beyondEntry(page?.scripts ?? [], assets.scripts),
    styles: beyondEntry(page?.styles ?? [], assets.styles),
  };
}
