import type { Environment } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { misfits, type ShellContract } from 'shared-contracts/remotes/shell-contract';
import { checkFiles } from './remote-files';

/** Accepts a version of a remote, or @throws the reason for the operator. */
export type Admit = (name: string, url: string, manifest: RemoteManifest) => Promise<void>;

/** Whether the server renders pages: some are public, and there is a bundle (not with hot reload). */
export const isRendered = ({ server, pages }: RemoteManifest) =>
  server !== undefined && Object.values(pages).some((page) => page.public);

/** Tries a version before visitors meet it. */
interface Renderer {
  /** Renders a public page and uses the version from then on. */
  readonly take: Admit;
  /** Evaluates the server bundle only. */
  readonly tryOut: Admit;
}

/**
 * What a version passes before any page names it: the contract fits, browsers load every file, its server
 * bundle starts and its public pages render. It has the sources of the browser's files: code that throws
 * at its start is found even where no page is public.
 */
export function gateBefore(
  shell: ShellContract,
  renderer: Renderer | null,
  environment: () => Environment,
): Admit {
  return async (name, url, manifest) => {
    const reasons = misfits(manifest, shell);
    if (reasons.length > 0) throw new Error(reasons.join(' ; '));
    await checkFiles(url, manifest, new URL(environment().shop.url).origin);
    if (renderer && isRendered(manifest)) await renderer.take(name, url, manifest);
    else if (renderer && manifest.server) await renderer.tryOut(name, url, manifest);
  };
}
