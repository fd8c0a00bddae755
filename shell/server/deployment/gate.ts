import type { RemoteManifest } from 'shared-contracts/remotes';
import { checkFiles } from './remote-files';
import { misfits, type ShellContract } from './shell-contract';

/** Lets a version of a remote in, or @throws the reason for the operator. */
export type Admit = (name: string, url: string, manifest: RemoteManifest) => Promise<void>;

/**
 * Whether the shell's server renders pages of a version: it calls some public, and has a bundle for that. A version that has
 * none, as with hot reload, leaves all its pages to the browser.
 */
export const isRendered = ({ server, pages }: RemoteManifest) =>
  server !== undefined && Object.values(pages).some((page) => page.public);

/** What renders the pages of a version before visitors meet it. Both are rejected with the reason for the operator. */
interface Rehearsal {
  /** Renders public pages and takes the version over for visitors. */
  take(name: string, url: string, manifest: RemoteManifest): Promise<void>;
  /** Evaluates the server bundle only. */
  tryOut(name: string, url: string, manifest: RemoteManifest): Promise<void>;
}

/**
 * What a version has to pass before any page names it: this shell gives what it is built for, every file that it names is
 * there as named, and, where there is a renderer, its server bundle starts and its public pages render. The same sources
 * make the bundle and the browser's files: code that throws when it is evaluated is found though no page of the remote is
 * public.
 */
export function gateBefore(shell: ShellContract, renderer: Rehearsal | null): Admit {
  return async (name, url, manifest) => {
    const reasons = misfits(manifest, shell);
    if (reasons.length > 0) throw new Error(reasons.join(' ; '));
    await checkFiles(url, manifest);
    if (renderer && isRendered(manifest)) await renderer.take(name, url, manifest);
    else if (renderer && manifest.server) await renderer.tryOut(name, url, manifest);
  };
}
