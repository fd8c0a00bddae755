import { isSigned } from 'server-kit/remote-build';
import type { Environment } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { closedPages, misfits, type ShellContract } from 'shared-contracts/remotes/shell-contract';
import { checkFiles } from './remote-files';

/** Public keys (SPKI in base64) that verify a remote's pointer; undefined when no signature is required. */
type PublicKeys = readonly string[] | undefined;

/** @throws the reason for the operator unless one of the keys has signed the version */
async function requireSignature(manifest: RemoteManifest, keys: PublicKeys): Promise<void> {
  if (await isSigned(manifest, keys)) return;
  const field = `remotes.${manifest.name}.publicKey`;
  throw new Error(
    manifest.signature === undefined
      ? `remote.json n'est pas signé, ${field} le demande`
      : `la signature de remote.json n'est celle d'aucune clé de ${field}`,
  );
}

/** Whether a version that passed in an earlier process or another shell fits this one and its keys. */
export const mayReturn = async (manifest: RemoteManifest, shell: ShellContract, keys: PublicKeys) =>
  misfits(manifest, shell).length === 0 && isSigned(manifest, keys);

/** Accepts a version of a remote, or @throws the reason for the operator. */
export type Admit = (name: string, url: string, manifest: RemoteManifest) => Promise<void>;

/** Returns the checks before the rehearsal: signature, contract, prefixes, files that browsers can load. */
export function gateOf(shell: ShellContract, environment: () => Environment): Admit {
  return async (name, url, manifest) => {
    const { remotes, shop } = environment();
    const { publicKey, prefixes = [] } = remotes[name] ?? {};
    await requireSignature(manifest, publicKey);
    const reasons = [...misfits(manifest, shell), ...closedPages(manifest, prefixes)];
    if (reasons.length > 0) throw new Error(reasons.join(' ; '));
    await checkFiles(url, manifest, new URL(shop.url).origin);
  };
}
