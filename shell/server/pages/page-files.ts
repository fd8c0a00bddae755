import type { RemoteFile } from 'shared-contracts/remotes';
import type { VersionSet } from '../deployment/version-set';
import type { ResolvedPage } from './resolve-page';
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

/**
 * Returns the files of a page. A remote's page needs federation runtime, entry, routes, and its own files if its
 * id is known; a page of the shell those that are not in its entry, an unknown page none.
 */
export function filesOfPage(
  { owner, id }: Pick<ResolvedPage, 'owner' | 'id'>,
  assets: ShellAssets,
  { environment, remotes }: Pick<VersionSet, 'environment' | 'remotes'>,
): PageFiles {
  const ofShell = (files: readonly string[] = [], entry: readonly string[] = []): PageFile[] =>
    files
      .filter((file) => !entry.includes(file))
      .map((file) => ({ href: `${environment.assets.url}${file}`, file }));
  const { url, manifest } = remotes[owner] ?? {};
  if (!url || !manifest) {
    const page = assets.pages[id ?? ''];
    return { scripts: ofShell(page?.scripts, assets.scripts), styles: ofShell(page?.styles, assets.styles) };
  }
  const parts = [manifest.exposes?.['./routes'], manifest.pages[id ?? '']].flatMap((part) => part ?? []);
  const scripts = ofRemote(url, [manifest.entry, ...parts.flatMap((part) => part.scripts)]);
  const styles = parts.flatMap((part) => part.styles);
  return { scripts: [...ofShell(assets.federation), ...scripts], styles: ofRemote(url, styles) };
}
