import { isRemoteManifest, type RemoteManifest } from 'shared-contracts/remotes';
import { SetupError } from '../workspace/run-command.mjs';

/** The only file of a remote whose content changes; it lists all others. */
export const pointerFile = 'remote.json';
/** History of releases, next to the pointer. */
export const releasesFile = 'releases.json';
/** Name of the copy of a build's pointer, for rollback and prune. */
export const copyOf = (build: string) => `remote.${build}.json`;
/** Whether a file of a host is the copy of a pointer. */
export const isCopy = (file: string) => /^remote\.[0-9a-f]{10}\.json$/.test(file);

/** Returns the bytes of a pointer on a host. */
export const bytesOf = (manifest: RemoteManifest) => Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);

/** Returns the optional companions of a file: compressed copies and source map. */
export const companions = (file: string) => ['.br', '.gz', '.map'].map((ending) => file + ending);

/** Parses a pointer. `where`: for the message. @throws {SetupError} if it is no pointer of that remote */
export function parsePointer(content: Buffer, name: string, where: string): RemoteManifest {
  let manifest: unknown;
  try {
    manifest = JSON.parse(content.toString('utf8'));
  } catch {
    throw new SetupError(`${where} n'est pas du JSON : remettez-le, ou changez de dossier.`);
  }
  if (!isRemoteManifest(manifest))
    throw new SetupError(`${where} n'est pas le remote.json d'une application : changez de dossier.`);
  if (manifest.name !== name)
    throw new SetupError(`${where} est celui de ${manifest.name}, pas de ${name} : changez de dossier.`);
  return manifest;
}
