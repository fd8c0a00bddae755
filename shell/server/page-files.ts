import { matchRoutes } from 'react-router';
import type { RemoteFile, RemoteManifest } from 'shared-contracts/remotes';
import { remoteOfPath } from '../src/federation/remote-table';
import type { ShellAssets } from './shell-build';

/** The id of the page at an address, from the paths that a build tells; null when it has none there. */
export function pageAt(
  pathname: string,
  pages: Readonly<Record<string, { readonly path: string }>>,
): string | null {
  const routes = Object.entries(pages).map(([id, { path }]) => ({ id, path: `/${path}` }));
  try {
    return matchRoutes(routes, pathname)?.at(-1)?.route.id ?? null;
  } catch {
    return null; // an address that cannot be decoded
  }
}

/** A file of a page with its whole address. */
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

/** Files of a remote's page beyond the shell's own: entry, routes, and the page when the address has one. */
export function filesOfRemotePage(pathname: string, url: string, manifest: RemoteManifest): PageFiles {
  const id = pageAt(pathname, manifest.pages);
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

/** Files of a page of the shell beyond those of its entry. */
export function filesOfShellPage(pathname: string, assets: ShellAssets): PageFiles {
  const id = pageAt(pathname, assets.pages);
  const page = id === null ? undefined : assets.pages[id];
  const own = (files: readonly string[], entry: readonly string[]) =>
    files.filter((file) => !entry.includes(file)).map((file) => ({ href: `/${file}`, file }));
  return {
    scripts: own(page?.scripts ?? [], assets.scripts),
    styles: own(page?.styles ?? [], assets.styles),
  };
}

/** Pages of the shell that show nothing of a visitor: the server renders them. */
const renderedShellPages: ReadonlySet<string> = new Set([
  'shell:home',
  'shell:login',
  'shell:about',
  'shell:commitment',
  'shell:cgv',
  'shell:contact',
]);

/** Remotes whose pages are public. */
const renderedRemotes: ReadonlySet<string> = new Set(['mfe-catalogue']);

export const isRendered = (owner: string) => renderedRemotes.has(owner);

/** Who answers for an address: a page of the shell, a remote, or nobody. */
export type Owner =
  | { readonly kind: 'shell'; readonly rendered: boolean }
  | { readonly kind: 'remote'; readonly remote: string; readonly rendered: boolean }
  | { readonly kind: 'nobody' };

export function ownerOf(pathname: string, assets: ShellAssets): Owner {
  const remote = remoteOfPath(pathname);
  if (remote) return { kind: 'remote', remote, rendered: isRendered(remote) };
  const id = pageAt(pathname, assets.pages);
  return id === null ? { kind: 'nobody' } : { kind: 'shell', rendered: renderedShellPages.has(id) };
}
