import contract from './contract.json';
import type { RemoteManifest } from './remote';

/**
 * Version of the contract between the shell and a remote: it goes up when something shared is removed, renamed or changes
 * its meaning. It stands in `contract.json`, which the build reads too.
 */
export const contractVersion: number = contract.version;

/** Contracts of the remotes that a shell takes, its own first, then the one before it. */
export const acceptedContracts: readonly number[] = contract.accepted;

/**
 * Name of the pointer of a remote that lies at its URL in two contracts: `remote.json` is of the newer one, and this file,
 * beside it, of an earlier one.
 */
export const earlierPointer = (earlier: number) =>
  contract.earlierPointer.replace('{contract}', String(earlier));

/**
 * The version of a remote that this shell takes, by its pointers: that of `remote.json`, or where it is of a later contract,
 * that of an earlier one beside it; else what `remote.json` says.
 * @param read gives the pointer of that file name at the remote's URL; may reject
 */
export async function fittingVersion(
  newest: RemoteManifest,
  read: (file: string) => Promise<RemoteManifest>,
): Promise<RemoteManifest> {
  if (acceptedContracts.includes(newest.contract)) return newest;
  const earlier = acceptedContracts.filter((version) => version < newest.contract);
  for (const version of earlier) {
    const found = await read(earlierPointer(version)).catch(() => null);
    if (found?.contract === version) return found;
  }
  return newest;
}
