import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Environment } from 'shared-contracts/environment';
import { type RemoteManifest, signedText } from 'shared-contracts/remotes';
import { closedPages, misfits, type ShellContract } from 'shared-contracts/remotes/shell-contract';
import type { RendererPool } from '../rendering/renderer-pool';
import { checkFiles } from './remote-files';

/** Public keys (SPKI in base64) that verify a remote's pointer; undefined when no signature is required. */
export type PublicKeys = readonly string[] | undefined;

const idOf = (key: string) =>
  createHash('sha256').update(Buffer.from(key, 'base64')).digest('base64url').slice(0, 16);

/** Returns the key id in a header; null when it is not the header of an Ed25519 signature. */
function keyNamedIn(header: string): string | null {
  try {
    const { alg, kid, crit } = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'));
    return alg === 'EdDSA' && typeof kid === 'string' && crit === undefined ? kid : null;
  } catch {
    return null;
  }
}

/** Verifies a JSON Web Signature (RFC 7515) with detached content. @throws the reason for the operator */
export function requireSignature(manifest: RemoteManifest, keys: PublicKeys): void {
  if (keys === undefined) return;
  const { name, signature } = manifest;
  const field = `remotes.${name}.publicKey`;
  if (signature === undefined) throw new Error(`remote.json n'est pas signé, ${field} le demande`);
  const [header = '', sealed = ''] = signature.split('..');
  const id = keyNamedIn(header);
  const key = keys.find((candidate) => idOf(candidate) === id);
  if (key === undefined) throw new Error(`remote.json est signé par une clé qui n'est pas dans ${field}`);
  const text = Buffer.from(`${header}.${Buffer.from(signedText(manifest)).toString('base64url')}`);
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  if (!verify(null, text, publicKey, Buffer.from(sealed, 'base64url')))
    throw new Error('remote.json a été modifié après sa signature');
}

export function isSignedFor(manifest: RemoteManifest, keys: PublicKeys): boolean {
  try {
    requireSignature(manifest, keys);
    return true;
  } catch {
    return false;
  }
}

/** Accepts a version of a remote, or @throws the reason for the operator. */
export type Admit = (name: string, url: string, manifest: RemoteManifest) => Promise<void>;

/** Whether the server renders pages of a version: it has public pages, and a bundle (not with hot reload). */
export const isRendered = ({ server, pages }: RemoteManifest) =>
  server !== undefined && Object.values(pages).some((page) => page.public);

/**
 * Returns the checks that a version must pass before pages load it: its contract fits, its pages are within
 * its prefixes, browsers can load every file, its server bundle starts (even without public pages), and its
 * public pages render.
 */
export function gateBefore(
  shell: ShellContract,
  renderer: Pick<RendererPool, 'take' | 'tryOut'> | null,
  environment: () => Environment,
): Admit {
  return async (name, url, manifest) => {
    const { remotes, shop } = environment();
    const reasons = [...misfits(manifest, shell), ...closedPages(manifest, remotes[name]?.prefixes ?? [])];
    if (reasons.length > 0) throw new Error(reasons.join(' ; '));
    await checkFiles(url, manifest, new URL(shop.url).origin);
    if (renderer && isRendered(manifest)) await renderer.take(name, url, manifest);
    else if (renderer && manifest.server) await renderer.tryOut(name, url, manifest);
  };
}
